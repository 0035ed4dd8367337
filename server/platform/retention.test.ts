import { expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

it('retains other data for its own period', () => {
  const { RETENTION_DAYS } = readEnv({ RETENTION_DAYS: 'mail-files=7, messages=90' });
  expect(RETENTION_DAYS).toMatchObject({ 'mail-files': 7, messages: 90, 'unpaid-orders': 30 });
});

it.each([
  'mails=7',
  'mail-files',
  'mail-files=-1',
  'mail-files=0',
  'unpaid-orders=5',
  'login-addresses=30',
  'toString=5',
])('stops the start for %s', (RETENTION_DAYS) => {
  expect(() => readEnv({ RETENTION_DAYS })).toThrow(EnvError);
  expect(() => readEnv({ RETENTION_DAYS })).toThrow(/^RETENTION_DAYS must /);
});

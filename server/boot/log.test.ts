import { Writable } from 'node:stream';
import Fastify from 'fastify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

/** The lines that `write` adds to the shop's log. */
function linesOf(write: (log: pino.Logger) => void): string[] {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk;
      done();
    },
  });
  write(pino(logOptions({ LOG_LEVEL: 'info' }), stream));
  return text.split('\n').filter(Boolean);
}

it.each([
  ['authorization'],
  ['cookie'],
  ['set-cookie'],
  ['password'],
  ['token'],
  ['code'],
  ['razorpay_signature'],
  ['email'],
  ['phone'],
  ['address'],
  ['dob'],
])('redacts %s from the log, at any depth', (field) => {
  const [line] = linesOf((log) =>
    log.info({ [field]: 'S3CRET', a: { [field]: 'S3CRET', b: { [field]: 'S3CRET' } } }),
  );
  expect(line).not.toContain('S3CRET');
});

it('logs a failed statement by its state and its SQL, without the customers’ values', () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      detail: 'Key (email)=(asha@example.com) already exists.',
    },
  );
  const failed = new Error(
    'Failed query: insert into users values ($1)\nparams: asha@example.com,Asha',
    { cause },
  );
  Object.assign(failed, {
    query: 'insert into users values ($1)',
    params: ['asha@example.com', 'Asha'],
  });
  const [line = ''] = linesOf((log) => log.error({ err: failed }, 'request failed'));
  expect(line).not.toMatch(/asha/i);
  expect(JSON.parse(line).err).toMatchObject({
    state: '23505',
    message: expect.stringContaining('insert into users'),
  });
});

it('writes one line whatever a customer’s name contains', () => {
  const name = 'Asha\r\n{"level":60,"msg":"forged"}\u2028\u2029';
  const lines = linesOf((log) => log.info({ customer: name }, `greeted ${name}`));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, customer: name });
});

it('logs only method, path and address of a request', async () => {
  let text = '';
  const stream = { write: (line: string) => (text += line) };
  const app = Fastify({ logger: { ...logOptions({ LOG_LEVEL: 'info' }), stream } });
  app.post('/api/user/login', async () => ({ ok: true }));
  await app.inject({
    method: 'POST',
    url: '/api/user/login?token=S3CRET&email=asha@example.com',
    headers: { cookie: 'sid=S3CRET', authorization: 'Bearer S3CRET', 'user-agent': 'S3CRET' },
    payload: { email: 'asha@example.com', password: 'S3CRET' },
  });
  await app.close();
  expect(text).toContain('/api/user/login');
  expect(text).not.toMatch(/S3CRET|asha/);
});

it('does not log a guest’s email address from the admin paths', async () => {
  let text = '';
  const stream = { write: (line: string) => (text += line) };
  const app = Fastify({ logger: { ...logOptions({ LOG_LEVEL: 'info' }), stream } });
  app.get('/api/admin/customers/:key', async () => ({ ok: true }));
  const key = Buffer.from('asha@example.com').toString('base64url');
  await app.inject(`/api/admin/customers/guest_${key}`);
  await app.inject('/api/admin/customers/usr_known');
  await app.close();
  expect(text).toContain('/api/admin/customers/usr_known');
  expect(text).not.toContain(key);
});

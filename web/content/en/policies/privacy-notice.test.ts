import { createHash } from 'node:crypto';
import { blockStrings, noticeVersion } from '@jyotiratna/contract';
import { expect, test } from 'vitest';
import { unnamedCompany } from '../../company.ts';
import { privacyPolicy as hindi } from '../../hi/policies/privacy.ts';
import { privacyPolicy as en } from './privacy.ts';

/**
 * The hash of each version's text in both languages; a changed text needs a new version and a new
 * hash.
 */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-28': '7cd3f8834a579e1e',
};

test('the version recorded with consents is that of the displayed text', () => {
  const notices = [en, hindi].map((policy) => policy(unnamedCompany));
  for (const { lastChanged } of notices) expect(lastChanged).toBe(noticeVersion);
  const text = notices.flatMap(({ body }) => body.flatMap(blockStrings)).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hashes[noticeVersion]);
});

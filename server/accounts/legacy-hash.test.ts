import { createHmac } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { expect, it } from 'vitest';
import { legacyHash, legacyMatches } from './legacy-hash.ts';

// The example of phpass itself (test.php), and a hash that WordPress generated.
const phpass = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';
const wordpress = `$wp${hashSync(createHmac('sha384', 'wp-sha384').update('Ratna 123').digest('base64'), 4).replace('$2b$', '$2y$')}`;

it('verifies a hash of phpass, also with spaces around the password', async () => {
  expect(await legacyMatches(phpass, 'test12345')).toBe(true);
  expect(await legacyMatches(phpass, ' test12345 ')).toBe(true);
  expect(await legacyMatches(phpass, 'test12346')).toBe(false);
});

it('verifies a hash of WordPress 6.8, and plain bcrypt', async () => {
  expect(await legacyMatches(wordpress, 'Ratna 123')).toBe(true);
  expect(await legacyMatches(wordpress, 'ratna 123')).toBe(false);
  expect(await legacyMatches(hashSync('Ratna 123', 4), 'Ratna 123')).toBe(true);
});

it('accepts neither an expensive hash that would block the process, nor other text', () => {
  expect([phpass, wordpress].map(legacyHash)).toEqual([phpass, wordpress]);
  const costly = wordpress.replace('$2y$04', '$2y$15');
  for (const text of ['', 'secret', '$1$abc$def', phpass.replace('$9', '$Z'), costly, '$P$9short'])
    expect(legacyHash(text)).toBeNull();
});

import { expect, test } from 'vitest';
import { applyMailto, openings } from './careers.ts';

test('the general draft has the specified subject', () => {
  expect(applyMailto('jobs@example.com')).toBe(
    'mailto:jobs@example.com?subject=Career%20Application',
  );
});

test('the draft for a role names it, with its ampersand encoded', () => {
  expect(applyMailto('jobs@example.com', 'Palm & Hand-Reading Specialist')).toBe(
    'mailto:jobs@example.com?subject=Application%20for%20Palm%20%26%20Hand-Reading%20Specialist',
  );
});

test('an address cannot add fields to the draft', () => {
  expect(applyMailto('a@example.com?bcc=b@example.com')).toBe(
    'mailto:a@example.com%3Fbcc%3Db@example.com?subject=Career%20Application',
  );
});

test('six openings with different ids', () => {
  expect(new Set(openings.map(({ id }) => id)).size).toBe(6);
});

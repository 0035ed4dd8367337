import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { ownScripts } from './renderer.ts';

const mark = 'b2c8';
const page = `<head><script nonce="${mark}">one()</script></head><body><script>smuggled()</script>
<script type="application/ld+json">{}</script><script nonce="${mark}">two("${mark}")</script></body>`;

it('finds the scripts that bear the mark, and no others', () => {
  expect(ownScripts(page, mark).scripts).toEqual(['one()', 'two("")']);
});

it('leaves no trace of the mark', () => {
  const { html } = ownScripts(page, mark);
  expect(html).not.toContain(mark);
  expect(html).toContain('<script>one()</script>');
  expect(html).toContain('<script>two("")</script>');
});

it('is the same page whatever the mark was', () => {
  expect(ownScripts(page.replaceAll(mark, 'other'), 'other')).toEqual(ownScripts(page, mark));
});

it('allows own scripts by their hashes, and no page without scripts any', () => {
  const policy = contentSecurityPolicy({ policy: 'page' }, {}, ['one()', 'one()']);
  expect(policy).toMatch(/^script-src 'sha256-HR7iaask9daLMRRskMI\+\+QeJtjWDOjyPA6lGzYGzKW4=' 'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(contentSecurityPolicy({ policy: 'page' }, {}, [])).toMatch(/^script-src 'none';/);
});

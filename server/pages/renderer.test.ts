import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { ownScripts, rendererAddress } from './renderer.ts';

const mark = 'b2c8';
const page = `<head><script nonce="${mark}">one()</script></head><body><script>smuggled()</script>
<script type="application/ld+json">{}</script><script nonce="${mark}">two("${mark}")</script></body>`;

it('finds the scripts that have the marker, and no other', () => {
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
  expect(policy).toMatch(
    /^script-src 'sha256-HR7iaask9daLMRRskMI\+\+QeJtjWDOjyPA6lGzYGzKW4=' 'strict-dynamic';/,
  );
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(contentSecurityPolicy({ policy: 'page' }, {}, [])).toMatch(/^script-src 'none';/);
});

it.each([
  ['/remedies?sort=name', '/remedies?sort=name'],
  ['//another.example/remedies', '//another.example/remedies'],
  ['//name@another.example:99999/', '//name@another.example:99999/'],
  ['/\\another.example', '//another.example'],
  ['//[', '//['],
  ['http://another.example/remedies', '/remedies'],
  ['HTTP://another.example', '/'],
  ['*', '/*'],
])('looks for %s at this shop', (url, path) => {
  const { origin, pathname, search } = rendererAddress(url, 'https://shop.example');
  expect(origin).toBe('https://shop.example');
  expect(pathname + search).toBe(path);
});

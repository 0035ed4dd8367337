import { describe, expect, it } from 'vitest';
import { isOtherBuild, nextPath, samesitePath } from './next-path.ts';

describe('samesitePath', () => {
  it.each([
    ['/cart', '/cart'],
    ['/remedies?search=ruby&sort=name', '/remedies?search=ruby&sort=name'],
    ['/user/profile#orders', '/user/profile#orders'],
    ['/remedies?search=50%25%20off', '/remedies?search=50%25%20off'],
    ['/a/../cart', '/cart'],
    ['/', '/'],
  ])('preserves %s', (next, expected) => expect(samesitePath(next)).toBe(expected));

  it.each([
    null,
    '',
    'cart',
    'https://other.example',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    '/\n/other.example',
    ' //other.example',
    '/%2Fother.example',
    '/%2f%2fother.example',
    '/%5Cother.example',
    '/%252Fother.example',
    '/%25252Fother.example',
    '/%2525252525252Fother.example',
    '/%09/other.example',
    '/.//other.example',
    '/a/..//other.example',
    'javascript:alert(1)',
    '/%',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (next) => expect(samesitePath(next)).toBeNull());
});

describe('nextPath', () => {
  it('leads to the home page, or to the administration, without a usable path', () => {
    expect(nextPath(null, 'user')).toBe('/');
    expect(nextPath('//other.example', 'admin')).toBe('/admin');
  });

  it('causes no redirect loop', () => {
    expect(nextPath('/user/login?next=/cart', 'user')).toBe('/');
    expect(nextPath('/admin/register', 'admin')).toBe('/admin');
  });

  it('excludes customers from the admin pages', () => {
    expect(nextPath('/admin/orders', 'user')).toBe('/');
    expect(nextPath('/admin/orders', 'admin')).toBe('/admin/orders');
    expect(nextPath('/administer', 'user')).toBe('/administer');
  });
});

describe('isOtherBuild', () => {
  it.each(['/hi', '/hi/cart', '/hi?next=/cart'])('knows %s', (path) =>
    expect(isOtherBuild(path, ['/hi'])).toBe(true),
  );
  it.each(['/', '/cart', '/history'])('leaves %s here', (path) =>
    expect(isOtherBuild(path, ['/hi'])).toBe(false),
  );
  it('rejects all paths in a build whose sibling has no prefix', () =>
    expect(isOtherBuild('/cart', [''])).toBe(false));
});

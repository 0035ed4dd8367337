import { describe, expect, it } from 'vitest';
import { ownOrigins } from './public-url.ts';

describe('the shop’s own origins', () => {
  it('are all names of this machine for a local shop', () => {
    expect(ownOrigins({ PUBLIC_URL: undefined, PORT: 3000 })).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]);
    expect(ownOrigins({ PUBLIC_URL: 'http://127.0.0.1', PORT: 3000 })).toContain(
      'http://localhost',
    );
  });

  it.each(['https://shop.example', 'http://shop.example:8080', 'https://localhost'])(
    'is one: %s',
    (url) => {
      expect(ownOrigins({ PUBLIC_URL: url, PORT: 3000 })).toEqual([url]);
    },
  );
});

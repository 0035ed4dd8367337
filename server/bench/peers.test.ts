import { expect, it } from 'vitest';
import { readPeers } from './peers.ts';

it('parses the configured peers, and returns an empty list without any', () => {
  expect(readPeers()).toEqual([]);
  expect(
    readPeers(
      'Its page=http://127.0.0.1:3100/men/shirt?a=1#4711; Other=http://localhost:4000/#12#x-key: pk_1',
    ),
  ).toEqual([
    {
      name: 'Its page',
      url: 'http://127.0.0.1:3100',
      path: '/men/shirt?a=1',
      pid: 4711,
      headers: {},
    },
    {
      name: 'Other',
      url: 'http://localhost:4000',
      path: '/',
      pid: 12,
      headers: { 'x-key': 'pk_1' },
    },
  ]);
  expect(() => readPeers('http://127.0.0.1:3100')).toThrow(/^PEERS must be name=address#pid/);
});

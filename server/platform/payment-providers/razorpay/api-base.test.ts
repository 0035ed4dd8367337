import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { checkedBase } from './api-base.ts';

const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const ownAddress = own.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

test.each([
  ['https://api.razorpay.com/v1', 'https://api.razorpay.com/v1'],
  ['https://api.razorpay.com/v1/', 'https://api.razorpay.com/v1'],
  ['http://localhost:3000/sandbox/v1', 'http://localhost:3000/sandbox/v1'],
  ['http://127.0.0.1:3000/v1', 'http://127.0.0.1:3000/v1'],
  ['http://[::1]:3000/v1', 'http://[::1]:3000/v1'],
  [`http://${ownAddress}/v1`, `http://${ownAddress}/v1`],
])('%s is taken', (given, base) => {
  expect(checkedBase(given)).toBe(base);
});

test.each(['http://api.example.com/v1', 'http://192.0.2.1/v1', 'http://127.example.com/v1', 'ftp://localhost/v1'])(
  '%s is refused',
  (given) => {
    expect(() => checkedBase(given)).toThrow(RangeError);
  },
);

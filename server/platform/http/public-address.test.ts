import { expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from './public-address.ts';

it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2400:cb00::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('recognises loopback addresses', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '8.8.8.8', 'localhost'].some(isLoopback)).toBe(false);
});

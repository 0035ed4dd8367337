import { expect, it } from 'vitest';
import { defaultCarriers, trackingLink } from './carriers.ts';

const carriers = [
  { name: 'Delhivery', tracking: 'https://track.example/{number}/now?n={number}' },
  { name: 'India Post', tracking: 'https://post.example/' },
  { name: 'By hand', tracking: '' },
];

it('links to the tracking page of a parcel, and escapes the number', () => {
  expect(trackingLink(carriers, { carrier: ' delhivery ', trackingNumber: 'A/1?x' })).toBe(
    'https://track.example/A%2F1%3Fx/now?n=A%2F1%3Fx',
  );
  expect(trackingLink(carriers, { carrier: 'India Post', trackingNumber: 'EE1' })).toBe(
    'https://post.example/',
  );
});

it.each([
  ['By hand', '1'],
  ['Somebody else', '1'],
  ['Delhivery', ''],
  [null, null],
])('leads nowhere for %s', (carrier, trackingNumber) => {
  expect(trackingLink(carriers, { carrier, trackingNumber })).toBeNull();
});

it('lists carriers with unique names and valid URLs', () => {
  expect(new Set(defaultCarriers.map(({ name }) => name.toLowerCase())).size).toBe(
    defaultCarriers.length,
  );
  for (const { tracking } of defaultCarriers) expect(new URL(tracking).protocol).toBe('https:');
});

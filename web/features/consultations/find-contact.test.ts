import { describe, expect, it } from 'vitest';
import { findContact } from './find-contact.ts';

describe('a contact in a message', () => {
  it.each([
    ['Call me at 98290 12345', 'phone'],
    ['+91-98290-12345', 'phone'],
    ['09829012345 please', 'phone'],
    ['मेरा नंबर ९८२९०१२३४५ है', 'phone'],
    ['pay raghu.jyotish@okaxis now', 'payment'],
    ['9829012345@ybl', 'payment'],
    ['write to asha@example.in', null],
    ['born 21-05-1990 at 06:40, 26.9124, 75.7873', null],
    ['order 20261127000123', null],
    ['₹51,000 for 5.2 ct', null],
    ['Namaste', null],
  ])('of %j is %s', (text, contact) => {
    expect(findContact(text)).toBe(contact);
  });
});

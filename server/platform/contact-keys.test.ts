import { expect, it } from 'vitest';
import { addressKey, canonicalEmail, phoneKey } from './contact-keys.ts';

it.each([
  ['Asha+1@Example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.sha+x@gmail.com', 'asha@gmail.com'],
  ['A.S.H.A@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['+asha@example.com', '+asha@example.com'],
])('normalizes %s to the mailbox %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox);
});

it.each([
  '98290 12345',
  '+91 98290-12345',
  '0091 9829012345',
  '०९८२९०१२३४५',
  '９８２９０１２３４５',
])('normalizes %s to one phone', (phone) => {
  expect(phoneKey(phone)).toBe('9829012345');
});

const keyOf = (addressLine: string, apartment = '', pincode = '302001') =>
  addressKey({ pincode, addressLine, apartment, city: 'Jaipur', state: 'Rajasthan' });

it.each([
  ['12-A M.I. ROAD', 'Flat 4'],
  ['12 A, MI Road', '4'],
  ['Flat no. 4, 12A MI Rd', ''],
  ['4', '12a,  m i road'],
  ['१२A MI Road', '४'],
  ['H.No. 4, 12A MI Road', ''],
  ['Door No 04, 12A, MI Rd.', ''],
  ['12A MI Road, Jaipur', 'Unit 4'],
  ['12A MI Road, near SBI, Jaipur, Rajasthan 302001, India', '4'],
  ['12A MÍ Road (opp. Post Office)', '4'],
  ['12\u200bA MI Road Jaipur', '4'],
])('takes %s, %s for one door', (line, apartment) => {
  expect(keyOf(line, apartment)).toBe(keyOf('12A MI Road', 'Flat 4'));
});

it.each([
  ['13A MI Road', 'Flat 4'],
  ['12A MG Road', 'Flat 4'],
  ['12A MI Road', '5'],
  ['124A MI Road', ''],
  ['120A MI Road', '4'],
  ['12A MI Road', '40'],
  ['12A Jaipur Road', 'Flat 4'],
])('distinguishes %s, %s as another address', (line, apartment) => {
  expect(keyOf(line, apartment)).not.toBe(keyOf('12A MI Road', 'Flat 4'));
});

it('distinguishes two landmarks where an address has nothing else', () => {
  expect(keyOf('Near Hanuman Temple')).not.toBe(keyOf('Near Old Well'));
});

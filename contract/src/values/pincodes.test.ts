import { expect, it } from 'vitest';
import { isPincode, typedPincode } from './pincodes.ts';

it.each(['110001', '302001', '560001', '682555', '744101', '855117', '901234', '990001'])(
  '%s can exist',
  (pincode) => expect(isPincode(pincode)).toBe(true),
);

it.each([
  ...[
    '000000',
    '012345',
    '100001',
    '290001',
    '350001',
    '540001',
    '550001',
    '650001',
    '660001',
    '860001',
    '890001',
  ],
  ...['30200', '3020011', '30200a', '302 001'],
])('%s cannot', (pincode) => expect(isPincode(pincode)).toBe(false));

it.each([
  ['302 001', '302001'],
  ['302-001', '302001'],
  [' 302\u00a0001\u200b', '302001'],
  ['३०२००१', '302001'],
  ['௬௦௦ ௦௦௧', '600001'],
  ['30', '30'],
  ['near Jaipur', 'nearJaipur'],
])('reads %j as %s', (text, digits) => expect(typedPincode(text)).toBe(digits));

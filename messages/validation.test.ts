import { expect, test } from 'vitest';
import { validation } from './en/checkout/validation.ts';
import { errors } from './en/errors.ts';

test('the form’s English messages equal the server’s', () => {
  const { sentences } = errors;
  expect(validation).toMatchObject({
    email: sentences.email_invalid,
    addressLine: sentences.address_line_missing,
    city: sentences.city_missing,
    state: sentences.state_missing,
    pincode: sentences.pincode_invalid,
    phone: sentences.phone_invalid,
  });
  const states = ['Chandigarh', 'Punjab'];
  expect(validation.otherState('160055', states)).toBe(
    sentences.other_state({ pincode: '160055', states }),
  );
});

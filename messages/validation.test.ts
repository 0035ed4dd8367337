import { checkoutFaults } from '@jyotiratna/contract';
import { expect, test } from 'vitest';
import { validation } from './en/validation.ts';

test("the form's English sentences are the server's own", () => {
  const empty = {
    ...{ email: '', firstName: '', lastName: '', addressLine: '', apartment: '' },
    ...{ city: '', state: '', pincode: '', phone: '' },
  };
  const sentences = checkoutFaults(empty).map(({ field, message }) => [field, message]);
  expect(validation).toMatchObject(Object.fromEntries(sentences));
});

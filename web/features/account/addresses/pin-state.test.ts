import { expect, it } from 'vitest';
import { stateOfPin } from './pin-state.ts';

it.each([
  ['302001', 'Rajasthan'],
  ['110001', 'Delhi'],
  ['400001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['560', 'Karnataka'],
  ['194101', 'Ladakh'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['248001', 'Uttarakhand'],
  ['834001', 'Jharkhand'],
  ['800001', 'Bihar'],
  [' 700016 ', 'West Bengal'],
])('%s lies in %s', (pincode, state) => expect(stateOfPin(pincode)).toBe(state));

it.each(['', '30', '247667', '605001', '990001', '30200a', '3020011'])('does not guess for %j', (pincode) =>
  expect(stateOfPin(pincode)).toBeNull(),
);

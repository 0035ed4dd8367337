import { describe, expect, it } from 'vitest';
import { statesInstead, statesOfPin } from './pin-states.ts';
import { deliveryStates } from './states.ts';

describe('statesOfPin', () => {
  it.each([
    ['302001', 'Rajasthan'],
    ['110001', 'Delhi'],
    ['400001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['560', 'Karnataka'],
    ['500001', 'Telangana'],
    ['515001', 'Andhra Pradesh'],
    ['182101', 'Jammu and Kashmir'],
    ['194101', 'Ladakh'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['682555', 'Lakshadweep'],
    ['682001', 'Kerala'],
    ['248001', 'Uttarakhand'],
    ['263001', 'Uttarakhand'],
    ['246701', 'Uttarakhand', 'Uttar Pradesh'],
    ['247001', 'Uttar Pradesh'],
    ['247667', 'Uttarakhand', 'Uttar Pradesh'],
    ['160017', 'Chandigarh', 'Punjab'],
    ['160055', 'Chandigarh', 'Punjab'],
    ['395001', 'Gujarat'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['396191', 'Gujarat'],
    ['396193', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['605001', 'Puducherry', 'Tamil Nadu'],
    ['605201', 'Tamil Nadu'],
    ['673310', 'Puducherry', 'Kerala'],
    ['533464', 'Puducherry', 'Andhra Pradesh'],
    ['507111', 'Telangana', 'Andhra Pradesh'],
    ['783123', 'Assam', 'Meghalaya'],
    ['781131', 'Assam', 'Meghalaya'],
    ['781029', 'Assam', 'Meghalaya'],
    ['782410', 'Assam', 'Meghalaya'],
    ['140119', 'Punjab', 'Chandigarh'],
    ['834001', 'Jharkhand'],
    ['823001', 'Bihar'],
    ['800001', 'Bihar'],
    [' 700016 ', 'West Bengal'],
  ])('%s lies in %s', (pincode, ...states) => expect(statesOfPin(pincode)).toEqual(states));

  it.each(['', '30', '990001', '900001', '000000', '290001', '30200a', '3020011'])(
    'returns nothing for %j',
    (pincode) => expect(statesOfPin(pincode)).toEqual([]),
  );

  it('covers every state to which the shop delivers', () => {
    const found = new Set<string>();
    for (let pin = 100_000; pin < 900_000; pin++)
      for (const state of statesOfPin(String(pin))) found.add(state);
    expect([...found].sort()).toEqual([...deliveryStates].sort());
  });
});

describe('statesInstead', () => {
  it('returns the state of a PIN code if another one is given', () =>
    expect(statesInstead('Rajasthan', '400001')).toEqual(['Maharashtra']));

  it('accepts each state of an area shared by two', () => {
    expect(statesInstead('Punjab', '160055')).toEqual([]);
    expect(statesInstead('Chandigarh', '160055')).toEqual([]);
    expect(statesInstead('Haryana', '160055')).toEqual(['Chandigarh', 'Punjab']);
  });

  it('accepts undecidable cases: army post, unlisted areas, an incomplete PIN code', () => {
    for (const pincode of ['990001', '290001', '40000', ''])
      expect(statesInstead('Rajasthan', pincode)).toEqual([]);
  });
});

import { isPincode, statesInstead } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { isSortingDistrict, readPinTable } from './pin-table.ts';

it('has only PIN codes that the contract accepts, in a state of their post offices', () => {
  const invalid = [...readPinTable()].filter(
    ([code, places]) =>
      !isPincode(String(code)) ||
      places.some(({ state }) => statesInstead(state, String(code)).length > 0),
  );
  expect(invalid).toEqual([]);
});

it('knows the sorting districts that India Post has', () => {
  for (const pincode of ['302001', '781131', '901234'])
    expect(isSortingDistrict(pincode)).toBe(true);
  for (const pincode of ['161001', '219001', '390999', '771001'])
    expect([pincode, isSortingDistrict(pincode)]).toEqual([pincode, pincode === '390999']);
});

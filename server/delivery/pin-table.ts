import { readFileSync } from 'node:fs';
import type { DeliveryState } from '@jyotiratna/contract';

/** A district in which a PIN code has post offices. */
export type PinPlace = { state: DeliveryState; district: string };

export type PinTable = ReadonlyMap<number, readonly PinPlace[]>;

/**
 * Reads the table that `tools/pincodes` built. A district a line, tab-separated: its state, its name, the codes that have most
 * of their post offices in it, and the codes that have some. Of codes the first is whole, each other the step from the one
 * before it.
 * @returns the places of each PIN code, the one with most post offices first
 */
export function readPinTable(file = new URL('pincodes.tsv', import.meta.url)): PinTable {
  const table = new Map<number, PinPlace[]>();
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [DeliveryState, string, string, string]);
  for (const [state, district, first] of rows) {
    for (const code of codesOf(first)) table.set(code, [{ state, district }]);
  }
  for (const [state, district, , also] of rows) {
    for (const code of codesOf(also)) table.get(code)!.push({ state, district });
  }
  return table;
}

function codesOf(steps: string): number[] {
  let code = 0;
  return steps.split(' ').flatMap((step) => {
    if (step === '') return [];
    code += Number(step);
    return [code];
  });
}

let kept: PinTable | undefined;

/** Where a PIN code of six digits lies; empty where the directory has none of that number. Read from the file once. */
export function placesOfPin(pincode: string): readonly PinPlace[] {
  kept ??= readPinTable();
  return kept.get(Number(pincode)) ?? [];
}

let districts: ReadonlySet<number> | undefined;

/** True where India Post sorts mail for the first three digits: some code of the directory begins with them, or it is the army's post. */
export function isSortingDistrict(pincode: string): boolean {
  kept ??= readPinTable();
  districts ??= new Set([...kept.keys()].map((code) => Math.floor(code / 1000)));
  return pincode.startsWith('9') || districts.has(Number(pincode.slice(0, 3)));
}

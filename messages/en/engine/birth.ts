import { names } from './names.ts';

/** '1 day', '2 days'. */
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/**
 * The moment of birth, in sentences. Instants are formatted as displayed by the local clock
 * ('14:20'), rashis are 0 to 11.
 */
export const birth = {
  noTime: 'No birth time was given, so 12:00 local time was used.',
  clockSkipped: (skipped: string, used: string) =>
    `Clocks skipped ${skipped} that day; ${used} was used.`,
  clockDoubled: 'Clocks showed this time twice that day; the first was used.',
  /**
   * The clock by which the birth time was interpreted; `zone` is an IANA name, `offset` '+05:30'.
   */
  clocks: {
    standard: (zone: string, offset: string) => `Standard time of ${zone} (UTC${offset})`,
    daylight: (zone: string, offset: string) =>
      `Summer or war time of ${zone}, put forward (UTC${offset})`,
    'local-mean': (_zone: string, offset: string) => `Local mean time of the place (UTC${offset})`,
    fixed: (_zone: string, offset: string) => `The given offset (UTC${offset})`,
  },
  /** The place used for an ambiguous birthplace: 'Jaipur, Rajasthan, India'. */
  place: {
    nearest: (place: string, given: string) =>
      `For the birthplace we took ${place} as the nearest to '${given}'.`,
    largest: (place: string, name: string, places: number) =>
      `For the birthplace we took the largest of ${places} places named ${name} (${place}).`,
    taken: (place: string, given: string) => `For the birthplace we took ${place} for '${given}'.`,
  },
  /** If the external provider is unavailable and the shop's own engine is used. */
  ownEngine: 'Using basic information due to API limits',
  /** The balance of a dasha. */
  left: {
    year: (n: number) => count(n, 'year'),
    month: (n: number) => count(n, 'month'),
    day: (n: number) => count(n, 'day'),
    nothing: 'less than a day',
  },
  /** A birth date without a time. `name` is that of a nakshatra, a rashi or a sign. */
  openDay: {
    until: (name: string, clock: string) => `${name} until ${clock}, then`,
    moved: {
      nakshatra: (from: string, to: string, clock: string) =>
        `The nakshatra depends on the birth time: the Moon went from ${from} to ${to} at ${clock} that day.`,
      moonRashi: (from: string, to: string, clock: string) =>
        `The Moon sign depends on the birth time: the Moon went from ${from} to ${to} at ${clock} that day.`,
      sunRashi: (from: string, to: string, clock: string) =>
        `The Sun went from ${from} to ${to} at ${clock} that day.`,
      sign: (from: string, to: string, clock: string) =>
        `By the tropical zodiac the Sun went from ${from} to ${to} at ${clock} that day.`,
    },
    bornAnytime: (nakshatra: number) =>
      `Born at any hour, the Moon in ${names.nakshatras[nakshatra]}`,
    bornBefore: (nakshatra: number, until: string) =>
      `Born before ${until}, the Moon in ${names.nakshatras[nakshatra]}`,
    bornAfter: (nakshatra: number, from: string) =>
      `Born at ${from} or later, the Moon in ${names.nakshatras[nakshatra]}`,
    bornBetween: (nakshatra: number, from: string, until: string) =>
      `Born between ${from} and ${until}, the Moon in ${names.nakshatras[nakshatra]}`,
    moonPath: (from: string, to: string) => `The Moon went from ${from} to ${to} that day.`,
    why: 'Dashas follow the Moon to the minute of birth. Without it, each beginning lies somewhere between two dates, years apart.',
    runs: (graha: string) => `Today the mahadasha of ${graha} runs.`,
    runsOneOf: (grahas: string) => `Today the mahadasha of one of these runs: ${grahas}.`,
  },
};

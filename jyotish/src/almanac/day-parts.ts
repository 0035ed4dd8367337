import { itemAt } from '@jyotiratna/contract';
import { type DayLord, VARAS } from './limbs.ts';

/** A time span, [start, end) in ms since 1970. */
export interface DaySpan {
  readonly start: number;
  readonly end: number;
}

/** Sunrise, sunset and the next sunrise, ms since 1970: the almanac's day and its two halves. */
export interface SunTimes {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
}

/** A span with a name. */
export interface Named<Name extends string> extends DaySpan {
  readonly name: Name;
}

// One-based index of the day's eighth, Sunday to Saturday (Muhurta Chintamani).
const RAHU = [8, 2, 7, 5, 6, 4, 3];
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6];
const GULIKA = [7, 6, 5, 4, 3, 2, 1];

/** One-based indices of fifteenths of the day or the night, Sunday to Saturday. */
const DURMUHURTA: readonly {
  readonly day?: readonly number[];
  readonly night?: readonly number[];
}[] = [
  { day: [14] },
  { day: [9, 12] },
  { day: [4], night: [7] },
  { day: [8] },
  { day: [6, 12] },
  { day: [4, 9] },
  { day: [1, 2] },
];

/** Choghadiyas: names of the eighths of day and night, each ruled by a graha. */
export type Choghadiya = 'Udveg' | 'Char' | 'Labh' | 'Amrit' | 'Kaal' | 'Shubh' | 'Rog';

/** Choghadiyas in their order by day, each with its lord. */
const CHOGHADIYAS: readonly (readonly [Choghadiya, DayLord])[] = [
  ['Udveg', 'Sun'],
  ['Char', 'Venus'],
  ['Labh', 'Mercury'],
  ['Amrit', 'Moon'],
  ['Kaal', 'Saturn'],
  ['Shubh', 'Jupiter'],
  ['Rog', 'Mars'],
];
/**
 * Steps from one choghadiya of the night to the next, and from the day's first to the night's
 * first.
 */
const NIGHT_STEP = 5;

/** The traditional quality of a choghadiya. */
export const CHOGHADIYA_WORTH: Readonly<Record<Choghadiya, 'good' | 'fair' | 'avoid'>> = {
  Amrit: 'good',
  Shubh: 'good',
  Labh: 'good',
  Char: 'fair',
  Udveg: 'avoid',
  Kaal: 'avoid',
  Rog: 'avoid',
};

/** Lords of the horas in their cyclic order: by decreasing orbital period of the graha. */
const HORA_ORDER: readonly DayLord[] = [
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Saturn',
  'Jupiter',
  'Mars',
];

/** Part `number` (one-based) of `parts` equal parts of a span. */
function part({ start, end }: DaySpan, parts: number, number: number): DaySpan {
  const width = (end - start) / parts;
  return { start: start + (number - 1) * width, end: start + number * width };
}

const dayOf = ({ sunrise, sunset }: SunTimes): DaySpan => ({ start: sunrise, end: sunset });
const nightOf = ({ sunset, nextSunrise }: SunTimes): DaySpan => ({
  start: sunset,
  end: nextSunrise,
});

/** Auspicious and inauspicious parts of a day. `vara` is 0 (Sunday) to 6. */
export interface DayParts {
  readonly rahu: DaySpan;
  readonly yamaganda: DaySpan;
  readonly gulika: DaySpan;
  /**
   * The 8th of the day's 15 muhurtas. Traditionally unused on Wednesday; the span is returned
   * regardless.
   */
  readonly abhijit: DaySpan;
  readonly abhijitUsed: boolean;
  readonly durmuhurta: readonly DaySpan[];
  readonly choghadiya: {
    readonly day: readonly Named<Choghadiya>[];
    readonly night: readonly Named<Choghadiya>[];
  };
  readonly hora: {
    readonly day: readonly Named<DayLord>[];
    readonly night: readonly Named<DayLord>[];
  };
}

/**
 * Parts of the almanac's day `vara`, as eighths, fifteenths and twelfths of its actual day and
 * night.
 */
export function dayParts(times: SunTimes, vara: number): DayParts {
  const [day, night] = [dayOf(times), nightOf(times)];
  const { day: byDay = [], night: byNight = [] } = itemAt(DURMUHURTA, vara);
  return {
    rahu: part(day, 8, itemAt(RAHU, vara)),
    yamaganda: part(day, 8, itemAt(YAMAGANDA, vara)),
    gulika: part(day, 8, itemAt(GULIKA, vara)),
    abhijit: part(day, 15, 8),
    abhijitUsed: vara !== 3,
    durmuhurta: [
      ...byDay.map((number) => part(day, 15, number)),
      ...byNight.map((number) => part(night, 15, number)),
    ],
    choghadiya: choghadiyas(day, night, vara),
    hora: horas(day, night, vara),
  };
}

function choghadiyas(day: DaySpan, night: DaySpan, vara: number): DayParts['choghadiya'] {
  const first = CHOGHADIYAS.findIndex(([, lord]) => lord === itemAt(VARAS, vara).lord);
  const at = (index: number) => itemAt(CHOGHADIYAS, index % 7)[0];
  const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
  return {
    day: eighths.map((step) => ({ name: at(first + step), ...part(day, 8, step + 1) })),
    night: eighths.map((step) => ({
      name: at(first + NIGHT_STEP * (step + 1)),
      ...part(night, 8, step + 1),
    })),
  };
}

function horas(day: DaySpan, night: DaySpan, vara: number): DayParts['hora'] {
  const first = HORA_ORDER.indexOf(itemAt(VARAS, vara).lord);
  const twelfths = Array.from({ length: 12 }, (_, step) => step);
  const at = (hour: number) => itemAt(HORA_ORDER, (first + hour) % 7);
  return {
    day: twelfths.map((step) => ({ name: at(step), ...part(day, 12, step + 1) })),
    night: twelfths.map((step) => ({ name: at(12 + step), ...part(night, 12, step + 1) })),
  };
}

/** Brahma muhurta: the 14th of the 15 parts of a night. */
export function brahmaMuhurta(night: DaySpan): DaySpan {
  return part(night, 15, 14);
}

import type { AlmanacPlace, AlmanacSpan, AlmanacTithi } from '@jyotiratna/contract';
import { errorMessage, itemAt, ShopError } from '@jyotiratna/contract';
import {
  ALMANAC_YEARS,
  AlmanacError,
  type DaySpan,
  isoText,
  isRikta,
  type Language,
  LUNAR_MONTHS,
  type MonthName,
  offsetAt,
  type Segment,
  TITHIS,
  VARAS,
} from '@jyotiratna/jyotish';

/**
 * Returns a function that formats instants (epoch ms) at a place: ISO 8601 to the second with the
 * offset at that instant.
 */
export function writerFor({
  timezone: zone,
  lon: longitude,
}: Pick<AlmanacPlace, 'timezone' | 'lon'>) {
  const instant = (at: number) =>
    isoText(at, offsetAt(Math.round(at / 1000) * 1000, { zone, longitude }));
  const span = ({ start, end }: DaySpan): AlmanacSpan => ({
    start: instant(start),
    end: instant(end),
  });
  return { instant, orNull: (at: number | null) => (at === null ? null : instant(at)), span };
}

export type Writer = ReturnType<typeof writerFor>;

/** A tithi's segment with its names. `kshaya`: no sunrise falls within it. */
export function presentTithi(
  tithi: Segment,
  kshaya: boolean,
  write: Writer,
  language: Language,
): AlmanacTithi {
  const { index } = tithi;
  return {
    index,
    name: itemAt(TITHIS, index)[language],
    number: (index % 15) + 1,
    paksha: index < 15 ? 'Shukla' : 'Krishna',
    rikta: isRikta(index),
    kshaya,
    ...write.span(tithi),
  };
}

/** A lunar month's name; for a kshaya month the names by both schools: 'Margashirsha / Pausha'. */
export function presentMonthName(
  { index, adhika }: MonthName,
  isKshaya: boolean,
  language: Language,
) {
  const names = isKshaya ? [index, (index + 1) % 12] : [index];
  return {
    index,
    name: names.map((month) => itemAt(LUNAR_MONTHS, month)[language]).join(' / '),
    adhika,
  };
}

/** A vara (weekday from sunrise to sunrise), 0 for Sunday to 6. */
export function presentVara(index: number, language: Language) {
  return { index, name: itemAt(VARAS, index).name[language] };
}

/**
 * Runs an almanac computation and reports its errors for a field.
 * @throws ShopError no_sunrise (422), or invalid_input (400) for an unsupported year and for a date
 * skipped by the time zone
 */
export function refusing<Result>(field: string, compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof AlmanacError)) throw error;
    if (error.reason === 'no sunrise') throw new ShopError('no_sunrise');
    const message =
      error.reason === 'no date'
        ? errorMessage('date_skipped')
        : errorMessage('almanac_years', ALMANAC_YEARS);
    throw new ShopError('invalid_input', { fields: { [field]: message } });
  }
}

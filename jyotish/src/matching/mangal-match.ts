import type { Chart } from '../chart/chart.ts';
import { type MangalDosha, mangalDosha } from '../chart/mangal-dosha.ts';
import { type Language, sourceLanguage } from '../tradition/language.ts';

/** Result of comparing Mangal dosha in two charts. */
export type MangalVerdict = 'none' | 'cancelled' | 'one, with exceptions' | 'one';

export interface MangalMatch {
  readonly boy: MangalDosha;
  readonly girl: MangalDosha;
  /** Whether both have the dosha, which traditionally cancels it. */
  readonly cancelled: boolean;
  readonly verdict: MangalVerdict;
}

/**
 * Compares Mangal dosha of two charts; null without both birth times, because it is relative to the
 * lagna.
 * @param now ms since 1970, for the exception of age; null skips that exception
 */
export function mangalMatch(
  boy: Chart,
  girl: Chart,
  now: number | null,
  language: Language = sourceLanguage,
): MangalMatch | null {
  if (!boy.lagna || !girl.lagna) return null;
  // Evaluated on the day of birth, the age exception never applies.
  const of = (chart: Chart) => mangalDosha(chart, now ?? chart.birth.instant, language);
  const [his, hers] = [of(boy), of(girl)];
  const cancelled = his.hasDosha && hers.hasDosha;
  return { boy: his, girl: hers, cancelled, verdict: verdict(his, hers) };
}

function verdict(boy: MangalDosha, girl: MangalDosha): MangalVerdict {
  if (boy.hasDosha && girl.hasDosha) return 'cancelled';
  const one = boy.hasDosha ? boy : girl;
  if (!one.hasDosha) return 'none';
  return one.hasException ? 'one, with exceptions' : 'one';
}

import type { Chart } from '../chart/chart.ts';
import { type MangalDosha, mangalDosha } from '../chart/mangal-dosha.ts';
import { type Language, sourceLanguage } from '../tradition/language.ts';

/** The comparison of Mangal dosha between two charts. */
export type MangalVerdict = 'none' | 'cancelled' | 'one, with exceptions' | 'one';

export interface MangalMatch {
  readonly boy: MangalDosha;
  readonly girl: MangalDosha;
  /** Both have it, which traditionally cancels it. */
  readonly cancelled: boolean;
  readonly verdict: MangalVerdict;
}

/**
 * Mangal dosha of both; null without both birth times, because it is relative to the lagna.
 * @param now ms since 1970, for the exception of age; null skips that exception
 */
export function mangalMatch(
  boy: Chart,
  girl: Chart,
  now: number | null,
  language: Language = sourceLanguage,
): MangalMatch | null {
  if (!boy.lagna || !girl.lagna) return null;
  // On the day of birth the age condition is never met.
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

import type { Chart } from '../chart/chart.ts';
import { type MangalDosha, mangalDosha } from '../chart/mangal-dosha.ts';
import { type Language, sourceLanguage } from '../tradition/language.ts';

/** How Mangal dosha stands between two charts. */
export type MangalVerdict = 'none' | 'cancelled' | 'one, with exceptions' | 'one';

export interface MangalMatch {
  readonly boy: MangalDosha;
  readonly girl: MangalDosha;
  /** Both have it, which custom holds to cancel it. */
  readonly cancelled: boolean;
  readonly verdict: MangalVerdict;
}

/**
 * Mangal dosha of both; null without both birth times, for it is counted from the lagna.
 * @param now ms since 1970, for the exception of age; null leaves that exception out
 */
export function mangalMatch(
  boy: Chart,
  girl: Chart,
  now: number | null,
  language: Language = sourceLanguage,
): MangalMatch | null {
  if (!boy.lagna || !girl.lagna) return null;
  // On the day of birth nobody is past the age.
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

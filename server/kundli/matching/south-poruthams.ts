import type { SouthernMatch } from '@jyotiratna/contract';
import {
  type Chart,
  isBalanced,
  type Language,
  type MoonOfBirth,
  PORUTHAMS,
  papaOf,
  poruthams,
} from '@jyotiratna/jyotish';
import { poruthamLabels } from '@jyotiratna/messages/every-language/kundli.ts';

type Side = { chart: Chart; moons: readonly MoonOfBirth[] };

/** Formats points without trailing zeros: 1.5, 2.25. */
const points = (value: number) => String(Math.round(value * 100) / 100);

/**
 * The ten poruthams and papasamya; null if an unknown birth time leaves the Moon's nakshatra or
 * rashi undetermined.
 */
export function southPoruthams(boy: Side, girl: Side, language: Language): SouthernMatch | null {
  const [his, hers] = [boy.moons[0], girl.moons[0]];
  if (!his || !hers || boy.moons.length > 1 || girl.moons.length > 1) return null;
  const labels = poruthamLabels[language];
  const match = poruthams(hers, his);
  const [hisPapa, herPapa] = [papaOf(boy.chart), papaOf(girl.chart)];
  const papasamya =
    hisPapa && herPapa
      ? { boy: hisPapa.total, girl: herPapa.total, balanced: isBalanced(hisPapa, herPapa) }
      : null;
  return {
    title: labels.title,
    school: labels.school,
    poruthams: PORUTHAMS.map((key) => ({
      key,
      name: labels.names[key],
      weighs: labels.weighs[key],
      level: match.levels[key],
      levelText: labels.levels[match.levels[key]],
    })),
    given: match.given,
    refused: [...match.rejected],
    summary: [
      labels.given(match.given),
      ...(match.rejected.length > 0
        ? match.rejected.map((key) => labels.refused[key])
        : [labels.notRefused]),
      labels.counted(match.nakshatras, match.rashis),
      labels.rajjuOfBoth(labels.rajjus[match.rajju.girl], labels.rajjus[match.rajju.boy]),
    ],
    papasamya,
    papasamyaText: papasamya
      ? labels.papasamya(points(papasamya.boy), points(papasamya.girl), papasamya.balanced)
      : labels.noPapasamya,
  };
}

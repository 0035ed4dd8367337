import type { KundliReply } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import {
  AlmanacError,
  birthLimbs,
  type Chart,
  isBeforeSunrise,
  KARANAS,
  type Language,
  NITYAYOGAS,
  offsetText,
  PAKSHAS,
  pakshaOf,
  TITHIS,
  VARAS,
  varaOf,
} from '@jyotiratna/jyotish';
import type { FoundBirth } from './find-birth.ts';
import { nakshatraName } from './names.ts';

/** The five limbs of the panchang at birth; null if the birth time is unknown. */
export function birthPanchang(
  chart: Chart,
  birth: FoundBirth,
  language: Language,
): KundliReply['panchang'] {
  if (!birth.moment.hasTime) return null;
  const { tithi, karana, yoga } = birthLimbs(chart);
  const { nakshatra } = chart.grahas.Moon;
  const vara = varaAt(birth);
  return {
    vara: vara === null ? null : { index: vara, name: itemAt(VARAS, vara).name[language] },
    tithi: {
      index: tithi,
      name: `${PAKSHAS[pakshaOf(tithi)][language]} ${itemAt(TITHIS, tithi)[language]}`,
    },
    nakshatra: { index: nakshatra, name: nakshatraName(nakshatra, language) },
    yoga: { index: yoga, name: itemAt(NITYAYOGAS, yoga)[language] },
    karana: { index: karana, name: itemAt(KARANAS, karana)[language] },
  };
}

/** The weekday (vara), which changes at sunrise; null if no sunrise can be computed. */
function varaAt({ place, moment: { instant, offsetSeconds } }: FoundBirth): number | null {
  const date = new Date(instant + offsetSeconds * 1000).toISOString().slice(0, 10);
  const day = { date, zone: offsetText(offsetSeconds), latitude: place.lat, longitude: place.lon };
  try {
    const weekday = varaOf(date);
    return isBeforeSunrise(instant, day) ? (weekday + 6) % 7 : weekday;
  } catch (error) {
    if (error instanceof AlmanacError) return null;
    throw error;
  }
}

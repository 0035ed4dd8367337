import type { KundliReply } from '@jyotiratna/contract';
import { kundliReadings as copy } from '#messages/kundli/kundli-readings.ts';
import { grahaWord } from '../../../graha-label.ts';
import { formatKundliDay } from '../dates.ts';
import { formatDegrees } from '../format-degrees.ts';

/** A statement about a chart, and the placement on which it is based. */
export type GrahaReading = { text: string; rests: string };

type Position = KundliReply['chart']['grahas'][number];

/**
 * Plain-language statements about the chart, from its own data only; for a birth without an hour
 * only those valid all day.
 */
export function readingsOf({
  chart: { lagna, grahas },
  kundli,
  running,
}: KundliReply): GrahaReading[] {
  const moon = kundli.data.nakshatra_details.chandra_rasi;
  const readings: GrahaReading[] = [];
  if (lagna) {
    readings.push({
      text: copy.lagna(lagna.rashi, copy.rashis[lagna.rashiIndex] ?? ''),
      rests: copy.lagnaAt(lagna.rashi, formatDegrees(lagna.degree)),
    });
  }
  if (moon)
    readings.push({
      text: copy.moon(moon.name, copy.rashis[moon.id] ?? ''),
      rests: copy.moonIn(moon.name),
    });
  if (running) {
    const { mahadasha, antardasha } = running;
    const [maha, antar] = [grahaWord(mahadasha.name), grahaWord(antardasha.name)];
    readings.push({
      text: copy.running(maha, copy.themes[mahadasha.name], antar, copy.themes[antardasha.name]),
      rests: copy.runningUntil(maha, antar, formatKundliDay(antardasha.end)),
    });
  }
  // Without an hour the positions are those of noon, and a graha may be in another rashi at birth.
  return lagna ? [...readings, ...grahas.flatMap(strengthOf)] : readings;
}

function strengthOf({ graha, rashi, dignity, combust }: Position): GrahaReading[] {
  const name = grahaWord(graha);
  const weak = (rests: string) => [{ text: copy.weak(name, copy.themes[graha]), rests }];
  const strong = (rests: string) => [{ text: copy.strong(name, copy.themes[graha]), rests }];
  if (dignity === 'debilitated') return weak(copy.standing.debilitated(name, rashi));
  if (combust) return weak(copy.standing.combust(name, rashi));
  if (dignity === 'exalted') return strong(copy.standing.exalted(name, rashi));
  if (dignity === 'own' || dignity === 'moolatrikona')
    return strong(copy.standing.own(name, rashi));
  return [];
}

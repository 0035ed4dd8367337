import type { KundliReply } from '@jyotiratna/contract';
import { kundliReadings as words } from '#messages/kundli/kundli-readings.ts';
import { grahaWord } from '../../../graha-word.ts';
import { formatDay } from '../dates.ts';
import { formatDegrees } from '../format-degrees.ts';

/** A sentence about a chart, and the placement that it rests on. */
export type Reading = { text: string; rests: string };

type Position = KundliReply['chart']['grahas'][number];

/** What the chart says in plain words, from its own facts alone; of a birth without an hour what holds all day. */
export function readingsOf({ chart: { lagna, grahas }, kundli, running }: KundliReply): Reading[] {
  const moon = kundli.data.nakshatra_details.chandra_rasi;
  const readings: Reading[] = [];
  if (lagna) {
    readings.push({
      text: words.lagna(lagna.rashi, words.rashis[lagna.rashiIndex] ?? ''),
      rests: words.lagnaAt(lagna.rashi, formatDegrees(lagna.degree)),
    });
  }
  if (moon) readings.push({ text: words.moon(moon.name, words.rashis[moon.id] ?? ''), rests: words.moonIn(moon.name) });
  if (running) {
    const { mahadasha, antardasha } = running;
    const [maha, antar] = [grahaWord(mahadasha.name), grahaWord(antardasha.name)];
    readings.push({
      text: words.running(maha, words.themes[mahadasha.name], antar, words.themes[antardasha.name]),
      rests: words.runningUntil(maha, antar, formatDay(antardasha.end)),
    });
  }
  // Without an hour the places are those of noon, and a graha may have left its rashi by then.
  return lagna ? [...readings, ...grahas.flatMap(strengthOf)] : readings;
}

function strengthOf({ graha, rashi, dignity, combust }: Position): Reading[] {
  const name = grahaWord(graha);
  const weak = (rests: string) => [{ text: words.weak(name, words.themes[graha]), rests }];
  const strong = (rests: string) => [{ text: words.strong(name, words.themes[graha]), rests }];
  if (dignity === 'debilitated') return weak(words.standing.debilitated(name, rashi));
  if (combust) return weak(words.standing.combust(name, rashi));
  if (dignity === 'exalted') return strong(words.standing.exalted(name, rashi));
  if (dignity === 'own' || dignity === 'moolatrikona') return strong(words.standing.own(name, rashi));
  return [];
}

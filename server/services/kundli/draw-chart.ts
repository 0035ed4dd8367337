import type { KundliReply, KundliRequest } from '@jyotiratna/contract';
import {
  type Chart,
  castChart,
  ephemerisFor,
  GRAHA_FACTS,
  GRAHAS,
  gemAdvice,
  isoText,
  kundliData,
  NAKSHATRAS,
  nakshatraChangeOn,
  northIndianChart,
  type Period,
  RASHIS,
  runningPeriods,
  southIndianChart,
  type ZodiacPoint,
} from '@jyotiratna/jyotish';
import type { FoundBirth } from './find-birth.ts';
import { presentGems } from './present-gems.ts';

/** What of a reply follows from birth and day alone: it may be kept and given to the next one who asks. */
export type DrawnChart = Omit<
  KundliReply,
  'name' | 'gender' | 'source' | 'message' | 'location' | 'dob' | 'birthTime' | 'kundliChart' | 'kundliChartSouth'
> & {
  notes: string[];
};

/** The chart of a found birth; takes a tenth of a millisecond. */
export async function castBirth({ place, moment }: FoundBirth): Promise<Chart> {
  const { instant, offsetSeconds, hasTime } = moment;
  const birth = { instant, offsetSeconds, latitude: place.lat, longitude: place.lon, hasTime };
  return castChart(birth, await ephemerisFor(instant));
}

/** Everything a reply says of a chart. @param now epoch ms: age and running periods ask for it */
export async function drawChart({ place, moment, notes }: FoundBirth, chart: Chart, now: number): Promise<DrawnChart> {
  const { instant, offsetSeconds, hasTime } = moment;
  const change = hasTime ? null : nakshatraChangeOn(chart.birth, await ephemerisFor(instant));
  const running = runningPeriods(chart, now);
  const written = ({ lord, start, end }: Period) => ({
    id: GRAHA_FACTS[lord].id,
    name: lord,
    start: isoText(start, offsetSeconds),
    end: isoText(end, offsetSeconds),
  });
  return {
    place,
    coordinates: { lat: place.lat, lon: place.lon },
    usedDatetime: isoText(instant, offsetSeconds),
    kundli: { data: kundliData(chart, now) },
    chart: {
      ayanamsa: chart.ayanamsa,
      lagna: chart.lagna && presentLagna(chart.lagna),
      grahas: GRAHAS.map((graha) => presentPosition(chart, graha)),
    },
    running: running
      ? { mahadasha: written(running[0]), antardasha: written(running[1]), pratyantardasha: written(running[2]) }
      : null,
    gems: presentGems(gemAdvice(chart, now)),
    notes: change ? [...notes, change.note] : notes,
  };
}

/** Both styles of the drawing. The name is text in them, never markup. */
export function drawStyles(
  chart: Chart,
  { name, dob, birthTime, location }: KundliRequest,
): Pick<KundliReply, 'kundliChart' | 'kundliChartSouth'> {
  const lines = [birthTime ? `${dob}, ${birthTime}` : dob, location];
  return {
    kundliChart: northIndianChart(chart, { name, lines, id: 'kundli-north' }),
    kundliChartSouth: southIndianChart(chart, { name, lines, id: 'kundli-south' }),
  };
}

function presentLagna({ rashi, longitude, degree, nakshatra, pada }: ZodiacPoint) {
  return {
    rashi: RASHIS[rashi]!.name,
    rashiIndex: rashi,
    longitude,
    degree,
    nakshatra: NAKSHATRAS[nakshatra]!.name,
    pada,
  };
}

function presentPosition(chart: Chart, graha: (typeof GRAHAS)[number]) {
  const { longitude, degree, rashi, house, nakshatra, pada, retrograde, combust, dignity, navamsa } =
    chart.grahas[graha];
  return {
    graha,
    name: GRAHA_FACTS[graha].common,
    rashi: RASHIS[rashi]!.name,
    rashiIndex: rashi,
    longitude,
    degree,
    house,
    nakshatra: NAKSHATRAS[nakshatra]!.name,
    pada,
    retrograde,
    combust,
    dignity,
    navamsa: RASHIS[navamsa]!.name,
  };
}

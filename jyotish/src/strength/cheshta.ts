import type { Chart } from '../chart/chart.ts';
import { arc, turn } from '../sky/angle.ts';
import { centuries, julianDay, terrestrial } from '../sky/time.ts';
import type { VisibleGraha } from './drishti.ts';
import type { ShadbalaSchool } from './sthana.ts';

type TaraGraha = Exclude<VisibleGraha, 'Sun' | 'Moon'>;

/**
 * Mean heliocentric longitudes at J2000 and per century, degrees of date (Meeus, Astronomical
 * Algorithms, chapter 31).
 */
const MEAN: Readonly<Record<TaraGraha | 'Earth', readonly [at: number, rate: number]>> = {
  Mercury: [252.250906, 149474.0722491],
  Venus: [181.979801, 58519.2130302],
  Earth: [100.466457, 36000.7698278],
  Mars: [355.433, 19141.6964471],
  Jupiter: [34.351519, 3036.3027748],
  Saturn: [50.077444, 1223.5110686],
};

const isInner = (graha: TaraGraha) => graha === 'Mercury' || graha === 'Venus';

/**
 * The cheshta kendra, 0 to 180 degrees: from the midpoint of mean and true longitude to the
 * seeghrocca, which is the mean Sun for Mars, Jupiter and Saturn. For Mercury and Venus, whose mean
 * longitude is the Sun's, it is their own mean heliocentric longitude.
 */
export function cheshtaKendra(chart: Chart, graha: VisibleGraha): number {
  const { Sun, Moon } = chart.grahas;
  if (graha === 'Sun') return Math.abs(arc(0, turn(Sun.longitude + chart.ayanamsa + 90)));
  if (graha === 'Moon') return Math.abs(arc(Sun.longitude, Moon.longitude));
  const t = centuries(terrestrial(julianDay(chart.birth.instant)));
  // Independent of the ayanamsa, which shifts both ends equally.
  const mean = (of: TaraGraha | 'Earth') => turn(MEAN[of][0] + MEAN[of][1] * t - chart.ayanamsa);
  const sun = turn(mean('Earth') + 180);
  const [own, seeghrocca] = isInner(graha) ? [sun, mean(graha)] : [mean(graha), sun];
  const middle = own + arc(own, chart.grahas[graha].longitude) / 2;
  return Math.abs(arc(middle, seeghrocca));
}

/** Mean geocentric daily motion, degrees. */
const DAILY: Readonly<Record<TaraGraha, number>> = {
  Mars: 0.524,
  Mercury: 0.9856,
  Jupiter: 0.0831,
  Venus: 0.9856,
  Saturn: 0.0335,
};

/**
 * Virupas of the eight motions (Brihat Parashara Hora Shastra 27, 21 to 23): vakra 60, anuvakra 30,
 * vikala 15, manda 30, mandatara 15, sama 7.5, chara 45, atichara 30. The verses do not define
 * their limits; here, relative to the mean motion: stationary below a twentieth, slower below 3/10,
 * slow below 7/10, even to 11/10, fast to 13/10.
 */
function motionWorth(chart: Chart, graha: TaraGraha): number {
  const { speed, degree } = chart.grahas[graha];
  const ratio = speed / DAILY[graha];
  if (Math.abs(ratio) < 0.05) return 15;
  if (ratio < 0) return degree + speed < 0 ? 30 : 60;
  if (ratio < 0.3) return 15;
  if (ratio < 0.7) return 30;
  if (ratio < 1.1) return 7.5;
  return ratio < 1.3 ? 45 : 30;
}

/**
 * Cheshta bala, 0 to 60 virupas. `raman`: a third of the cheshta kendra, and none for Sun and Moon,
 * which are never retrograde (Graha and Bhava Balas 6, by the totals of its standard horoscope).
 * `parashara`: by the eight motions; the Sun's is its ayana bala, the Moon's its paksha bala.
 */
export function cheshtaBala(
  chart: Chart,
  graha: VisibleGraha,
  school: ShadbalaSchool,
  sunAndMoon: { readonly Sun: number; readonly Moon: number },
): number {
  const isLight = graha === 'Sun' || graha === 'Moon';
  if (school === 'raman') return isLight ? 0 : cheshtaKendra(chart, graha) / 3;
  return isLight ? sunAndMoon[graha] : motionWorth(chart, graha);
}

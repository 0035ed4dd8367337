// Benchmark of the almanac: node jyotish/bench/almanac.ts. Ratios to one full chart, computed in
// the same run.
import {
  castChart,
  GRAHAS,
  type Graha,
  gemWindows,
  gunaMilan,
  mangalMatch,
  panchangOf,
  sadeSati,
} from '../src/index.ts';

const JAIPUR = { latitude: 26.9196, longitude: 75.7878, zone: 'Asia/Kolkata' };
const FIRST = Temporal.PlainDate.from('2026-01-01');
const dates = Array.from({ length: 365 }, (_, day) => FIRST.add({ days: day }).toString());
const chartAt = (instant: number) =>
  castChart({ ...JAIPUR, instant, offsetSeconds: 19_800, hasTime: true });

/**
 * CPU time of one of `count` runs in ms, after a warm-up of a tenth of them. Unaffected by other
 * processes.
 */
function timed(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < count / 10; i += 1) run(i);
  const from = process.cpuUsage();
  for (let i = 0; i < count; i += 1) run(i);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / count;
}

const chart = timed(20_000, (i) => chartAt(i * 86_400_000));
const moons = Array.from({ length: 100 }, (_, i) => chartAt(i * 86_400_000).grahas.Moon);
/** Maximum duration of each operation, in ms of an idle core. */
const costs: readonly (readonly [subject: string, ms: number, upper?: number])[] = [
  ['a panchang day', timed(365, (i) => panchangOf({ ...JAIPUR, date: dates[i]! })), 1],
  [
    '60 days of windows, one graha',
    timed(50, (i) => gemWindows(GRAHAS[i % 9] as Graha, { ...JAIPUR, date: dates[i]! }, 60)),
    30,
  ],
  [
    'a match, from two births',
    timed(2_000, (i) => {
      const [boy, girl] = [chartAt(i * 86_400_000), chartAt(i * 96_400_000)];
      return [gunaMilan(boy.grahas.Moon, girl.grahas.Moon), mangalMatch(boy, girl, null)];
    }),
    0.3,
  ],
  [
    'its eight koots alone',
    timed(20_000, (i) => gunaMilan(moons[i % 100]!, moons[(i * 7) % 100]!)),
  ],
  ['Sade Sati of a life', timed(50, (i) => sadeSati(i % 12, i * 86_400_000))],
];
console.log(`a whole chart: ${(chart * 1000).toFixed(1)} us`);
for (const [name, ms, max] of costs) {
  const limit = max === undefined ? '' : `; at most ${max} ms${ms > max ? ', too slow' : ''}`;
  console.log(`${name}: ${ms.toFixed(3)} ms, ${(ms / chart).toFixed(1)} charts${limit}`);
}

// What the almanac costs: node jyotish/bench/almanac.ts. Ratios to one whole chart, cast in the same run.
import { castChart, GRAHAS, type Graha, gemWindows, gunaMilan, panchangOf, sadeSati } from '../src/index.ts';

const JAIPUR = { latitude: 26.9196, longitude: 75.7878, zone: 'Asia/Kolkata' };
const FIRST = Temporal.PlainDate.from('2026-01-01');
const dates = Array.from({ length: 365 }, (_, day) => FIRST.add({ days: day }).toString());
const chartAt = (instant: number) => castChart({ ...JAIPUR, instant, offsetSeconds: 19_800, hasTime: true });

/** Milliseconds for one of `count` runs, after a tenth of them to warm up. */
function timed(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < count / 10; i += 1) run(i);
  const from = performance.now();
  for (let i = 0; i < count; i += 1) run(i);
  return (performance.now() - from) / count;
}

const chart = timed(20_000, (i) => chartAt(i * 86_400_000));
const moons = Array.from({ length: 100 }, (_, i) => chartAt(i * 86_400_000).grahas.Moon);
const costs: readonly (readonly [what: string, ms: number])[] = [
  ['a panchang day', timed(365, (i) => panchangOf({ ...JAIPUR, date: dates[i]! }))],
  [
    '60 days of windows, one graha',
    timed(50, (i) => gemWindows(GRAHAS[i % 9] as Graha, { ...JAIPUR, date: dates[i]! }, 60)),
  ],
  ['a match', timed(20_000, (i) => gunaMilan(moons[i % 100]!, moons[(i * 7) % 100]!))],
  ['Sade Sati of a life', timed(50, (i) => sadeSati(i % 12, i * 86_400_000))],
];
console.log(`a whole chart: ${(chart * 1000).toFixed(1)} us`);
for (const [what, ms] of costs) console.log(`${what}: ${ms.toFixed(3)} ms, ${(ms / chart).toFixed(1)} charts`);

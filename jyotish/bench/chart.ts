// Benchmark of the ephemeris tables against the full theory: node --expose-gc
// jyotish/bench/chart.ts
import { arc } from '../src/sky/angle.ts';
import type { Ephemeris } from '../src/sky/ephemeris.ts';

const CHART_LIST = 20_000;
const SLOW_CHART_LIST = 200;
const JAIPUR = { latitude: 26.9196, longitude: 75.7878 };
const SPAN = [Date.UTC(1900, 0, 2), Date.UTC(2099, 11, 30)] as const;

/** Instants spread evenly over two centuries, at irregular intervals. */
const instants = Array.from(
  { length: CHART_LIST },
  (_, i) => SPAN[0] + ((i * 0.6180339887498949) % 1) * (SPAN[1] - SPAN[0]),
);

const heap = () => {
  globalThis.gc?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + external + arrayBuffers) / 2 ** 20;
};

async function load<T>(name: string, start: () => Promise<T>): Promise<T> {
  const [before, from] = [heap(), performance.now()];
  const loaded = await start();
  const duration = performance.now() - from;
  console.log(`${name}: ${duration.toFixed(1)} ms to load, ${(heap() - before).toFixed(1)} MB`);
  return loaded;
}

const { GRAHAS, castChart, lagnaAt, skyAt, tables } = await load(
  'engine with tables, first chart cast',
  async () => {
    const [{ GRAHAS }, { castChart }, { lagnaAt, skyAt }, { tables }] = await Promise.all([
      import('../src/tradition/grahas.ts'),
      import('../src/chart/chart.ts'),
      import('../src/sky/sky.ts'),
      import('../src/sky/tables.ts'),
    ]);
    castChart({ ...JAIPUR, instant: 0, offsetSeconds: 19_800, hasTime: true });
    return { GRAHAS, castChart, lagnaAt, skyAt, tables };
  },
);
const { fullTheory } = await load('full theory', () => import('../src/sky/full-theory.ts'));

/** Microseconds for nine grahas with speeds, ayanamsa and lagna. */
function timed(ephemeris: Ephemeris, count: number): number {
  const from = performance.now();
  for (const instant of instants.slice(0, count)) {
    skyAt(instant, ephemeris);
    lagnaAt(instant, JAIPUR);
  }
  return ((performance.now() - from) * 1000) / count;
}

timed(tables, 2000);
timed(fullTheory, 5);
const [fast, full] = [timed(tables, CHART_LIST), timed(fullTheory, SLOW_CHART_LIST)];
console.log(
  `sky and lagna: full theory ${full.toFixed(0)} us, tables ${fast.toFixed(2)} us, ratio ${(full / fast).toFixed(0)}`,
);

const from = performance.now();
for (const instant of instants)
  castChart({ ...JAIPUR, instant, offsetSeconds: 19_800, hasTime: true });
console.log(
  `whole chart (houses, nakshatras, dignities): ${(((performance.now() - from) * 1000) / CHART_LIST).toFixed(2)} us`,
);

const worst = new Map(GRAHAS.map((graha) => [graha, 0]));
for (const instant of instants.slice(0, SLOW_CHART_LIST)) {
  const [theory, table] = [skyAt(instant, fullTheory).grahas, skyAt(instant).grahas];
  for (const graha of GRAHAS) {
    const apart = Math.abs(arc(theory[graha].longitude, table[graha].longitude)) * 3600;
    worst.set(graha, Math.max(worst.get(graha)!, apart));
  }
}
const differences = Array.from(worst, ([graha, max]) => `${graha} ${max.toFixed(4)}`);
console.log(
  `largest difference, arcseconds, ${SLOW_CHART_LIST} instants: ${differences.join(', ')}`,
);

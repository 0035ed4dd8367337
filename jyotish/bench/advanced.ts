// Benchmark of the sections of the advanced chart, measured in one run: node
// jyotish/bench/advanced.ts
import {
  ashtakavarga,
  ashtottariDasha,
  avasthasOf,
  castChart,
  charaDasha,
  charaKarakas,
  kpChart,
  shadbala,
  shayanadi,
  solarDayOf,
  upagrahas,
  VARGAS,
  VISIBLE_GRAHAS,
  vargaChart,
  varshaphal,
  yoginiDasha,
} from '../src/index.ts';

const CHART_LIST = 400;
const span = [Date.UTC(1920, 0, 1), Date.UTC(2020, 0, 1)] as const;
const births = Array.from({ length: CHART_LIST }, (_, at) => ({
  instant: span[0] + ((at * 0.6180339887498949) % 1) * (span[1] - span[0]),
  offsetSeconds: 19_800,
  latitude: 13.08,
  longitude: 80.27,
  hasTime: true,
}));
const charts = births.map((birth) => castChart(birth));
type Chart = (typeof charts)[number];

const parts: Readonly<Record<string, (chart: Chart) => unknown>> = {
  'KP: cusps, lords, significators': ({ birth }) => kpChart(birth),
  'shadbala with its parts': (chart) => shadbala(chart),
  'the year: return, yogas, sahams': (chart) => varshaphal(chart, 30, () => 19_800),
  'sixteen divisional charts, ashtakavarga': (chart) => [
    VARGAS.map((varga) => vargaChart(chart, varga)),
    ashtakavarga(chart),
  ],
  'yogini, ashtottari, chara': (chart) => {
    const moon = chart.grahas.Moon.longitude;
    const { instant } = chart.birth;
    return [yoginiDasha(moon, instant), ashtottariDasha(moon, instant), charaDasha(chart)];
  },
  'karakas, avasthas, upagrahas': (chart) => {
    const day = solarDayOf(chart.birth);
    return [
      charaKarakas(chart, 7),
      VISIBLE_GRAHAS.map((graha) => [
        avasthasOf(chart, graha),
        day && shayanadi(chart, graha, day),
      ]),
      day && upagrahas(chart, day, 0),
    ];
  },
};

/** Median duration of a section for one chart in ms, after a warm-up run. */
function median(part: (chart: Chart) => unknown): number {
  for (const chart of charts.slice(0, 100)) part(chart);
  const times = charts.map((chart) => {
    const from = performance.now();
    part(chart);
    return performance.now() - from;
  });
  return times.sort((a, b) => a - b)[CHART_LIST / 2] ?? 0;
}

const medians = Object.entries(parts).map(([name, part]) => [name, median(part)] as const);
for (const [name, ms] of medians) console.log(`${name}: ${ms.toFixed(3)} ms`);
const total = medians.reduce((all, [, ms]) => all + ms, 0);
console.log(`the whole advanced chart: ${total.toFixed(2)} ms (goal 3 ms)`);

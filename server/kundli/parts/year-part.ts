import { itemAt, type SectionDrawing, type SectionTable } from '@jyotiratna/contract';
import {
  type Chart,
  GRAHAS,
  OFFICES,
  RASHIS,
  SAHAMS,
  solarReturn,
  type Varshaphal,
  VISIBLE_GRAHAS,
  varshaphal,
} from '@jyotiratna/jyotish';
import { advancedLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import { formatArc } from '../format-values.ts';
import { chartFormOf, drawRashis, formChoice } from './chart-form.ts';
import {
  choiceOf,
  formatNumber,
  numbersFrom,
  type SectionBody,
  type SectionContext,
  tableOf,
} from './part.ts';

const YEAR = 365.256363 * 86_400_000;
/** Number of selectable years of life. */
const LIFE = 120;

/**
 * The annual chart (Tajika): solar return, muntha, lord of the year, strengths, yogas, sahams,
 * mudda dasha.
 */
export function yearPart(context: SectionContext): SectionBody {
  const { chart, messages, request, now, ayanamsa, offsetAt } = context;
  const { school } = messages.year;
  if (!chart.lagna) return { school, open: messages.open.hour };
  const completed = request.year ?? runningYear(chart, now);
  const choices = [yearChoice(completed, context), formChoice(context)];
  const year = varshaphal(chart, completed, offsetAt, ayanamsa);
  if (!year) return { school, choices, open: messages.open.years };
  return {
    school,
    choices,
    drawings: [drawingOf(year, context)],
    tables: [
      details(year, context),
      compared(year, context),
      strengths(year, context),
      yogas(year, context),
      sahamTable(year, context),
      mudda(year, context),
    ],
  };
}

/** The completed years of life at the last solar return. */
function runningYear(chart: Chart, now: number): number {
  const guess = Math.floor((now - chart.birth.instant) / YEAR);
  const within = Math.min(LIFE, Math.max(0, guess));
  try {
    if (within > 0 && solarReturn(chart, within) > now) return within - 1;
    return within < LIFE && solarReturn(chart, within + 1) <= now ? within + 1 : within;
  } catch (error) {
    if (error instanceof RangeError) return within;
    throw error;
  }
}

function yearChoice(completed: number, { chart, messages, day }: SectionContext) {
  const start = (years: number) => chart.birth.instant + years * YEAR;
  return choiceOf(
    'year',
    messages.choices.year,
    completed,
    numbersFrom(LIFE + 1).map((years) => [
      years,
      messages.choices.yearOf(day(start(years)), day(start(years + 1)), years),
    ]),
  );
}

function drawingOf({ annual, start, muntha }: Varshaphal, context: SectionContext): SectionDrawing {
  const { messages, graha, rashi, day } = context;
  const { year } = messages;
  const form = chartFormOf(context);
  const lagna = annual.lagna?.rashi ?? 0;
  const inRashi = (at: number) => GRAHAS.filter((one) => annual.grahas[one].rashi === at);
  const placements = numbersFrom(12)
    .map((at) => (lagna + at) % 12)
    .filter((at) => inRashi(at).length > 0)
    .map((at) => messages.placed(rashi(at), inRashi(at).map(graha).join(', ')));
  const { labels } = advancedLabels[context.language];
  const content = (at: number) => ({
    marks: [
      ...(at === lagna && form !== 'north' ? [labels.Lagna] : []),
      ...(at === muntha.rashi ? [year.munthaMark] : []),
    ],
    labels: inRashi(at),
  });
  const points = [
    messages.placed(messages.lagna, rashi(lagna)),
    messages.placed(year.muntha, rashi(muntha.rashi)),
  ];
  return {
    title: year.drawn(day(start)),
    described: [...points, ...placements].join('; '),
    ...drawRashis(form, lagna, content),
  };
}

function details(
  { start, muntha, yearLord, annual }: Varshaphal,
  context: SectionContext,
): SectionTable {
  const { messages, graha, rashi, moment } = context;
  const { year } = messages;
  const lagna = annual.lagna;
  return tableOf(
    year.metadata,
    [year.fact, year.value],
    [
      [year.begins, moment(start)],
      [
        messages.lagna,
        lagna ? `${formatArc(lagna.degree)} ${rashi(lagna.rashi)}` : messages.notGiven,
      ],
      [
        year.muntha,
        year.munthaIn(rashi(muntha.rashi), muntha.house, graha(yearLord.offices.muntha)),
      ],
      [year.lord, year.lordWhy(graha(yearLord.lord), year.by[yearLord.by])],
      ...OFFICES.map((office) => [year.offices[office], graha(yearLord.offices[office])]),
    ],
  );
}

function place(
  chart: Chart,
  at: 'Lagna' | (typeof GRAHAS)[number],
  { messages, rashi }: SectionContext,
): string {
  const point = at === 'Lagna' ? chart.lagna : chart.grahas[at];
  if (!point) return messages.notGiven;
  const position = `${formatArc(point.degree)} ${rashi(point.rashi)}`;
  const isBack = at !== 'Lagna' && at !== 'Rahu' && at !== 'Ketu' && chart.grahas[at].retrograde;
  return isBack ? messages.retrograde(position) : position;
}

function compared({ annual }: Varshaphal, context: SectionContext): SectionTable {
  const { chart, messages, graha } = context;
  const { year } = messages;
  const rows = (['Lagna', ...GRAHAS] as const).map((at) => [
    at === 'Lagna' ? messages.lagna : graha(at),
    place(chart, at, context),
    place(annual, at, context),
    at === 'Lagna' ? '1' : String(annual.grahas[at].house ?? messages.notGiven),
  ]);
  return tableOf(year.compared, [messages.graha, year.atBirth, year.inYear, messages.house], rows, {
    right: [3],
  });
}

function strengths(
  { strengths: balas }: Varshaphal,
  { messages, graha }: SectionContext,
): SectionTable {
  const { parts, vishwa, strengths: title } = messages.year;
  const keys = ['kshetra', 'uchcha', 'hadda', 'drekkana', 'navamsha'] as const;
  return tableOf(
    title,
    [messages.graha, ...keys.map((key) => parts[key]), vishwa],
    VISIBLE_GRAHAS.map((one) => [
      graha(one),
      ...keys.map((key) => formatNumber(balas[one][key], 2)),
      formatNumber(balas[one].total, 2),
    ]),
    { right: [1, 2, 3, 4, 5, 6] },
  );
}

function yogas(
  { yogas: { chart, houses } }: Varshaphal,
  { messages, graha }: SectionContext,
): SectionTable {
  const { year } = messages;
  const namesOf = (found: readonly (keyof typeof year.names)[]) =>
    found.length > 0 ? found.map((yoga) => year.names[yoga]).join(', ') : messages.none;
  return tableOf(
    year.yogas,
    [messages.house, messages.graha, year.yoga],
    [
      [year.ofChart, messages.notGiven, namesOf(chart)],
      ...houses.map(({ house, lord, yogas: found }) => [
        String(house),
        graha(lord),
        namesOf(found),
      ]),
    ],
    { note: year.yogasNote },
  );
}

function sahamTable(
  { sahams, annual }: Varshaphal,
  { messages, graha, rashi }: SectionContext,
): SectionTable {
  const { year } = messages;
  const lagna = annual.lagna?.rashi ?? 0;
  return tableOf(
    year.sahams,
    [year.saham, messages.position, messages.house, year.lordOf],
    SAHAMS.map((saham) => {
      const at = Math.floor(sahams[saham] / 30);
      const position = `${formatArc(sahams[saham] % 30)} ${rashi(at)}`;
      const house = ((at - lagna + 12) % 12) + 1;
      return [year.sahamNames[saham], position, String(house), graha(itemAt(RASHIS, at).lord)];
    }),
    { right: [2], note: year.sahamNote },
  );
}

function mudda(
  { mudda: periods }: Varshaphal,
  { messages, graha, day, now }: SectionContext,
): SectionTable {
  const running = periods.findIndex(({ start, end }) => start <= now && now < end);
  return tableOf(
    messages.year.mudda,
    [messages.graha, messages.from, messages.to],
    periods.map(({ lord, start, end }) => [graha(lord), day(start), day(end)]),
    { lit: running < 0 ? null : running, note: messages.year.muddaNote },
  );
}

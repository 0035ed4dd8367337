import type { SectionDrawing } from '@jyotiratna/contract';
import {
  GRAHAS,
  type Graha,
  type KpChart,
  type KpPoint,
  kpChart,
  type Lords,
  rulingGrahas,
  runningPeriods,
  solarDayOf,
  subPeriods,
  VARAS,
} from '@jyotiratna/jyotish';
import { formatSeconds } from '../format-values.ts';
import { chartFormOf, cuspMark, drawHouses, drawRashis, formChoice } from './chart-form.ts';
import { numbersFrom, type SectionBody, type SectionContext, tableOf } from './part.ts';

/**
 * KP (Krishnamurti Paddhati): cusps and grahas with their lords, significators of houses and
 * grahas, and the current ruling planets.
 */
export function kpPart(context: SectionContext): SectionBody {
  const { chart, ephemeris, ayanamsa, messages } = context;
  const { kp } = messages;
  if (!chart.lagna) return { school: kp.school, open: messages.open.hour };
  const cast = kpChart(chart.birth, ephemeris, ayanamsa);
  return {
    school: kp.school,
    choices: [formChoice(context)],
    drawings: [cuspalDrawing(cast, context)],
    tables: [
      tableOf(
        kp.cusps,
        [kp.cusp, ...lordHeaders(context)],
        cast.cusps.map((cusp, at) => [String(at + 1), ...pointCells(cusp, context)]),
        { note: kp.lords },
      ),
      tableOf(
        kp.grahas,
        [messages.graha, messages.house, ...lordHeaders(context)],
        GRAHAS.map((graha) => {
          const place = cast.places[graha];
          return [context.graha(graha), String(place.house), ...pointCells(place, context)];
        }),
        { right: [1] },
      ),
      subLordsOfCusps(cast, context),
      significatorsOfHouses(cast, context),
      significatorsOfGrahas(cast, context),
      ruling(context),
      ...runningLords(cast, context),
    ],
  };
}

const lordHeaders = ({ messages: { position, kp } }: SectionContext) => [
  position,
  kp.sign,
  kp.star,
  kp.sub,
  kp.subSub,
];

/**
 * The nakshatra is shown by its lord, so that on a narrow screen the lords are next to the degree.
 */
function pointCells(point: KpPoint, { graha, rashi }: SectionContext): string[] {
  const at = `${formatSeconds(point.degree)} ${rashi(point.rashi)}`;
  return [at, graha(point.sign), graha(point.star), graha(point.sub), graha(point.subSub)];
}

/**
 * A chart of the cusps. In the north style each field is a house with its cusp's rashi and the
 * grahas between it and the next cusp; in other styles a rashi with its cusps and grahas.
 */
function cuspalDrawing(cast: KpChart, context: SectionContext): SectionDrawing {
  const { cusps, places } = cast;
  const title = context.messages.kp.drawn;
  const form = chartFormOf(context);
  if (form !== 'north') return { title, ...rashiDrawing(cast, context) };
  const { messages, graha, rashi } = context;
  const inHouse = (house: number) => GRAHAS.filter((one) => places[one].house === house);
  const described = numbersFrom(12, 1)
    .filter((house) => inHouse(house).length > 0)
    .map((house) =>
      messages.placed(
        `${house}, ${rashi(cusps[house - 1]?.rashi ?? 0)}`,
        inHouse(house).map(graha).join(', '),
      ),
    )
    .join('; ');
  const rashis = cusps.map((cusp) => cusp.rashi);
  return {
    title,
    described,
    ...drawHouses(rashis, (house) => ({ marks: [], labels: inHouse(house) })),
  };
}

function rashiDrawing(
  { cusps, places }: KpChart,
  context: SectionContext,
): Omit<SectionDrawing, 'title'> {
  const { messages, graha, rashi } = context;
  const grahasIn = (at: number) => GRAHAS.filter((one) => places[one].rashi === at);
  const cuspsIn = (at: number) =>
    numbersFrom(12, 1).filter((house) => cusps[house - 1]?.rashi === at);
  const spoken = (at: number) => [
    ...(cuspsIn(at).length > 0 ? [messages.kp.cuspsIn(cuspsIn(at).join(', '))] : []),
    ...grahasIn(at).map(graha),
  ];
  const described = numbersFrom(12)
    .filter((at) => spoken(at).length > 0)
    .map((at) => messages.placed(rashi(at), spoken(at).join(', ')))
    .join('; ');
  const content = (at: number) => ({ marks: cuspsIn(at).map(cuspMark), labels: grahasIn(at) });
  return { described, ...drawRashis(chartFormOf(context), 0, content) };
}

/** The houses that a graha signifies at any grade, strongest first. */
const signified = ({ grahas }: KpChart, graha: Graha): string =>
  [...new Set(grahas[graha].flat())].join(', ');

/** The sub-lord of each cusp, with its nakshatra lord and the houses it signifies. */
function subLordsOfCusps(cast: KpChart, { messages, graha }: SectionContext) {
  const { kp } = messages;
  return tableOf(
    kp.subLords,
    [messages.house, kp.subLord, kp.itsStar, kp.signified],
    cast.cusps.map(({ sub }, at) => [
      String(at + 1),
      graha(sub),
      graha(cast.places[sub].star),
      signified(cast, sub),
    ]),
    { note: kp.subLordsNote },
  );
}

/**
 * The lords of the four levels of running periods, with the houses they signify; empty beyond the
 * 120 years of the dashas.
 */
function runningLords(cast: KpChart, { messages, graha, now, day, moment }: SectionContext) {
  const { kp } = messages;
  const periods = runningPeriods(cast.chart, now);
  if (!periods) return [];
  const fourth = subPeriods(periods[2]).find(({ start, end }) => start <= now && now < end);
  const rows = [...periods, ...(fourth ? [fourth] : [])].map(({ lord, start, end }, at) => [
    kp.levels[at] ?? '',
    graha(lord),
    signified(cast, lord),
    day(start),
    day(end),
  ]);
  const headers = [kp.level, messages.graha, kp.signified, messages.from, messages.to];
  return [tableOf(kp.running(moment(now)), headers, rows, { note: kp.runningNote })];
}

function significatorsOfHouses({ houses }: KpChart, { messages, graha }: SectionContext) {
  const listed = (grahas: readonly Graha[]) =>
    grahas.length > 0 ? grahas.map(graha).join(', ') : messages.notGiven;
  return tableOf(
    messages.kp.houses,
    [messages.house, ...messages.kp.grades],
    houses.map((grades, at) => [String(at + 1), ...grades.map(listed)]),
    { note: messages.kp.nodes },
  );
}

function significatorsOfGrahas({ grahas }: KpChart, { messages, graha }: SectionContext) {
  const listed = (houses: readonly number[]) =>
    houses.length > 0 ? houses.join(', ') : messages.notGiven;
  return tableOf(
    messages.kp.ofGrahas,
    [messages.graha, ...messages.kp.gradesOfGraha],
    GRAHAS.map((one) => [graha(one), ...grahas[one].map(listed)]),
  );
}

/**
 * The ruling planets at the birthplace now; without the lord of the day if the Sun does not rise
 * there today.
 */
function ruling(context: SectionContext) {
  const { chart, ayanamsa, messages, now, offsetAt, graha, moment } = context;
  const { kp } = messages;
  const current = { ...chart.birth, instant: now, offsetSeconds: offsetAt(now) };
  const day = solarDayOf(current);
  const lord = day && VARAS[day.vara]?.lord;
  const { moon, lagna, nodes } = rulingGrahas(kpChart(current, undefined, ayanamsa), lord ?? 'Sun');
  const of = (lords: Lords, level: keyof Lords) => graha(lords[level]);
  const rows = [
    [kp.offices.lagnaStar, of(lagna, 'star')],
    [kp.offices.lagnaSign, of(lagna, 'sign')],
    [kp.offices.moonStar, of(moon, 'star')],
    [kp.offices.moonSign, of(moon, 'sign')],
    [kp.offices.day, lord ? graha(lord) : messages.notGiven],
    [kp.offices.lagnaSub, of(lagna, 'sub')],
    [kp.offices.moonSub, of(moon, 'sub')],
    [kp.offices.nodes, nodes.length > 0 ? nodes.map(graha).join(', ') : messages.none],
  ];
  return tableOf(kp.ruling(moment(now)), [kp.office, messages.graha], rows, {
    note: kp.rulingNote,
  });
}

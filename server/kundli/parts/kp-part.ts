import type { PartDrawing } from '@jyotiratna/contract';
import {
  GRAHAS,
  type Graha,
  type KpChart,
  type KpPoint,
  kpChart,
  type Lords,
  rulingGrahas,
  solarDayOf,
  VARAS,
} from '@jyotiratna/jyotish';
import { formatSeconds } from '../format-values.ts';
import { numbersFrom, type PartBody, type PartContext, tableOf } from './part.ts';

/** KP: cusps and grahas with their lords, significators of houses and grahas, the rulers of this moment. */
export function kpPart(context: PartContext): PartBody {
  const { chart, ephemeris, ayanamsa, messages } = context;
  const { kp } = messages;
  if (!chart.lagna) return { school: kp.school, open: messages.open.hour };
  const cast = kpChart(chart.birth, ephemeris, ayanamsa);
  return {
    school: kp.school,
    drawings: [cuspalDrawing(cast, context)],
    tables: [
      tableOf(
        kp.cusps,
        [kp.cusp, ...lordHeadings(context)],
        cast.cusps.map((cusp, at) => [String(at + 1), ...pointCells(cusp, context)]),
        { note: kp.lords },
      ),
      tableOf(
        kp.grahas,
        [messages.graha, messages.house, ...lordHeadings(context)],
        GRAHAS.map((graha) => {
          const place = cast.places[graha];
          return [context.graha(graha), String(place.house), ...pointCells(place, context)];
        }),
        { right: [1] },
      ),
      significatorsOfHouses(cast, context),
      significatorsOfGrahas(cast, context),
      ruling(context),
    ],
  };
}

const lordHeadings = ({ messages: { position, kp } }: PartContext) => [position, kp.sign, kp.star, kp.sub, kp.subSub];

/** The star is named by its lord, so that the lords of a narrow screen stand beside the degree. */
function pointCells(point: KpPoint, { graha, rashi }: PartContext): string[] {
  const at = `${formatSeconds(point.degree)} ${rashi(point.rashi)}`;
  return [at, graha(point.sign), graha(point.star), graha(point.sub), graha(point.subSub)];
}

/** In each field a house with its cusp's rashi and the grahas between it and the next cusp. */
function cuspalDrawing({ cusps, places }: KpChart, { messages, graha, rashi }: PartContext): PartDrawing {
  const inHouse = (house: number) => GRAHAS.filter((one) => places[one].house === house);
  const result = numbersFrom(12, 1)
    .filter((house) => inHouse(house).length > 0)
    .map((house) =>
      messages.placed(`${house}, ${rashi(cusps[house - 1]?.rashi ?? 0)}`, inHouse(house).map(graha).join(', ')),
    );
  return {
    title: messages.kp.drawn,
    described: result.join('; '),
    fields: cusps.map((cusp, at) => ({ number: String(cusp.rashi + 1), labels: inHouse(at + 1) })),
  };
}

function significatorsOfHouses({ houses }: KpChart, { messages, graha }: PartContext) {
  const listed = (grahas: readonly Graha[]) => (grahas.length > 0 ? grahas.map(graha).join(', ') : messages.notGiven);
  return tableOf(
    messages.kp.houses,
    [messages.house, ...messages.kp.grades],
    houses.map((grades, at) => [String(at + 1), ...grades.map(listed)]),
    { note: messages.kp.nodes },
  );
}

function significatorsOfGrahas({ grahas }: KpChart, { messages, graha }: PartContext) {
  const listed = (houses: readonly number[]) => (houses.length > 0 ? houses.join(', ') : messages.notGiven);
  return tableOf(
    messages.kp.ofGrahas,
    [messages.graha, ...messages.kp.gradesOfGraha],
    GRAHAS.map((one) => [graha(one), ...grahas[one].map(listed)]),
  );
}

/** Of this moment at the birthplace; without the lord of the day where the Sun does not rise there today. */
function ruling(context: PartContext) {
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
  return tableOf(kp.ruling(moment(now)), [kp.office, messages.graha], rows, { note: kp.rulingNote });
}

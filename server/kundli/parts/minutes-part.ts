import type { SectionTable } from '@jyotiratna/contract';
import {
  type Chart,
  castChart,
  type LagnaParts,
  lagnaPartsAt,
  MINUTE_VARGAS,
  mahadashas,
  nearestChange,
} from '@jyotiratna/jyotish';
import { formatSeconds } from '../format-values.ts';
import { choiceOf, numbersFrom, type SectionBody, type SectionContext, tableOf } from './part.ts';

const MINUTE = 60_000;
/** Ranges in minutes before and after the given time; each side has five steps. */
const SPANS = [5, 10, 20, 40] as const;
const STEPS = 5;

/**
 * Details of the chart that change with the minute of birth; no conclusions are drawn from them.
 */
export function minutesPart(context: SectionContext): SectionBody {
  const { chart, messages, request } = context;
  const { school } = messages.minutes;
  if (!chart.lagna) return { school, open: messages.open.hour };
  const span = request.span ?? SPANS[0];
  const options = SPANS.map((minutes) => [minutes, messages.minutes.spanOf(minutes)] as const);
  return {
    school,
    choices: [choiceOf('span', messages.choices.span, span, options)],
    tables: [lagnas(context, span), changes(context), dashaDates(context, span)],
  };
}

function lagnas(context: SectionContext, span: number): SectionTable {
  const { chart, ayanamsa, messages, moment, rashi, graha } = context;
  const { minutes } = messages;
  const step = (span * MINUTE) / STEPS;
  const rows = numbersFrom(2 * STEPS + 1, -STEPS).map((at) => {
    const instant = chart.birth.instant + at * step;
    const { longitude, vargas, sub } = lagnaPartsAt(chart.birth, instant, ayanamsa);
    return [
      timeOf(moment(instant)),
      formatSeconds(longitude % 30),
      ...vargas.map(rashi),
      graha(sub),
    ];
  });
  return tableOf(
    minutes.lagnas,
    [minutes.time, messages.lagna, ...MINUTE_VARGAS.map((varga) => `D${varga}`), messages.kp.sub],
    rows,
    { lit: STEPS },
  );
}

/** The time of a formatted moment. */
const timeOf = (moment: string): string => moment.slice(-8);

function changes(context: SectionContext): SectionTable {
  const { chart, ayanamsa, messages, rashi, graha } = context;
  const { minutes } = messages;
  const own = lagnaPartsAt(chart.birth, chart.birth.instant, ayanamsa);
  const parts = [
    ...MINUTE_VARGAS.map((varga, at) => ({
      name: minutes.lagnaOf(varga),
      key: ({ vargas }: LagnaParts) => vargas[at] ?? 0,
      label: ({ vargas }: LagnaParts) => rashi(vargas[at] ?? 0),
    })),
    {
      name: messages.kp.offices.lagnaSub,
      key: ({ sub }: LagnaParts) => sub,
      label: ({ sub }: LagnaParts) => graha(sub),
    },
  ];
  const rows = parts.map(({ name, key, label }) => {
    const edge = (direction: -1 | 1) => {
      const change = nearestChange(chart.birth, ayanamsa, key, direction);
      if (!change) return messages.notGiven;
      return `${timeOf(context.moment(change.at))} ${label(change.parts)}`;
    };
    return [name, edge(-1), label(own), edge(1)];
  });
  const headers = [minutes.detail, minutes.before, minutes.given, minutes.after];
  return tableOf(minutes.changes, headers, rows, { note: minutes.changesNote });
}

/** The ends of the mahadashas for the earliest, the given and the latest time. */
function dashaDates(
  { chart, ephemeris, ayanamsa, messages, graha, day }: SectionContext,
  span: number,
): SectionTable {
  const { minutes } = messages;
  const shifted = (by: number): Chart =>
    castChart({ ...chart.birth, instant: chart.birth.instant + by * MINUTE }, ephemeris, ayanamsa);
  const [previous, given, later] = [shifted(-span), chart, shifted(span)].map(({ grahas, birth }) =>
    mahadashas(grahas.Moon.longitude, birth.instant),
  );
  const rows = (given ?? []).map(({ lord, end }, at) => [
    graha(lord),
    ...[previous?.[at]?.end, end, later?.[at]?.end].map((until) =>
      until === undefined ? messages.notGiven : day(until),
    ),
  ]);
  const headers = [
    messages.dashas.mahas,
    minutes.previous(span),
    minutes.given,
    minutes.later(span),
  ];
  return tableOf(minutes.dashas, headers, rows, { note: minutes.dashasNote });
}

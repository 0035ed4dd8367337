import type { SectionTable } from '@jyotiratna/contract';
import {
  avasthasOf,
  gainOver,
  maitriOf,
  SPECIAL_LAGNAS,
  shayanadi,
  solarDayOf,
  specialLagnas,
  UPAGRAHAS,
  upagrahas,
  VISIBLE_GRAHAS,
} from '@jyotiratna/jyotish';
import { formatArc } from '../format-values.ts';
import { type SectionBody, type SectionContext, tableOf } from './part.ts';

/**
 * Avasthas, panchadha maitri, upagrahas and special lagnas; the last two only if the Sun rose on
 * the day of birth.
 */
export function statesPart(context: SectionContext): SectionBody {
  const { chart, messages } = context;
  const { school } = messages.states;
  if (!chart.lagna) return { school, open: messages.open.hour };
  const points = pointsOf(context);
  return { school, tables: [avasthas(context), maitri(context), ...(points ? [points] : [])] };
}

function avasthas({ chart, messages, graha }: SectionContext): SectionTable {
  const { states } = messages;
  const day = solarDayOf(chart.birth);
  return tableOf(
    states.avasthas,
    [messages.graha, states.age, states.waking, states.mood, states.feeling, states.activity],
    VISIBLE_GRAHAS.map((one) => {
      const { baladi, jagradadi, deeptadi, lajjitadi } = avasthasOf(chart, one);
      const activity = day && shayanadi(chart, one, day);
      return [
        graha(one),
        states.baladi[baladi],
        states.jagradadi[jagradadi],
        deeptadi.map((state) => states.deeptadi[state]).join(', '),
        lajjitadi.length > 0
          ? lajjitadi.map((state) => states.lajjitadi[state]).join(', ')
          : messages.notGiven,
        activity ? states.shayanadi[activity] : messages.notGiven,
      ];
    }),
    { note: states.avasthasNote },
  );
}

function maitri({ chart, messages, graha }: SectionContext): SectionTable {
  const { states } = messages;
  return tableOf(
    states.maitri,
    [messages.graha, ...VISIBLE_GRAHAS.map(graha)],
    VISIBLE_GRAHAS.map((of) => [
      graha(of),
      ...VISIBLE_GRAHAS.map((to) =>
        of === to ? messages.notGiven : states.regards[maitriOf(chart, of, to)],
      ),
    ]),
  );
}

function pointsOf({ chart, messages, rashi, ayanamsa }: SectionContext): SectionTable | null {
  const day = solarDayOf(chart.birth);
  if (!day) return null;
  const { states } = messages;
  const gain = gainOver(ayanamsa);
  const [points, lagnas] = [upagrahas(chart, day, gain), specialLagnas(chart.birth, day, gain)];
  const row = (name: string, longitude: number) => [
    name,
    `${formatArc(longitude % 30)} ${rashi(Math.floor(longitude / 30))}`,
  ];
  return tableOf(
    states.points,
    [states.point, messages.position],
    [
      ...SPECIAL_LAGNAS.map((lagna) => row(states.lagnas[lagna], lagnas[lagna])),
      ...UPAGRAHAS.map((upagraha) => row(states.upagrahas[upagraha], points[upagraha])),
    ],
    { note: states.pointsNote },
  );
}

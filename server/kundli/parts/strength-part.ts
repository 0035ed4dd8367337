import {
  anglesOf,
  bhavaBala,
  type Shadbala,
  type ShadbalaSchool,
  shadbala,
  VISIBLE_GRAHAS,
} from '@jyotiratna/jyotish';
import { formatArc } from '../format-values.ts';
import { choiceOf, formatNumber, type SectionBody, type SectionContext, tableOf } from './part.ts';

const STHANA = ['uchcha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'] as const;
const KALA = [
  'natonnata',
  'paksha',
  'tribhaga',
  'abda',
  'masa',
  'vara',
  'hora',
  'ayana',
  'yuddha',
] as const;

const totalOf = (parts: object) =>
  (Object.values(parts) as number[]).reduce((all, part) => all + part, 0);

/** Shadbala with its components, ishta and kashta phala, bhava bala. */
export function strengthPart(context: SectionContext): SectionBody {
  const { chart, ayanamsa, messages, request } = context;
  const school = request.school ?? 'raman';
  const body = {
    school: messages.strength.schools[school],
    choices: [
      choiceOf('school', messages.choices.school, school, [
        ['raman', messages.choices.schools.raman],
        ['parashara', messages.choices.schools.parashara],
      ]),
    ],
  };
  if (!chart.lagna) return { ...body, open: messages.open.hour };
  const byGraha = shadbala(chart, school, ayanamsa);
  if (!byGraha) return { ...body, open: messages.open.sunrise };
  return {
    ...body,
    tables: [...ofGrahas(byGraha, context), ofHouses(byGraha, school, context)],
  };
}

function ofGrahas(byGraha: Shadbala, { messages, graha }: SectionContext) {
  const { parts, ...labels } = messages.strength;
  const headers = [
    messages.graha,
    parts.sthana,
    parts.dig,
    parts.kala,
    parts.cheshta,
    parts.naisargika,
    parts.drik,
  ];
  const all = [
    ...headers,
    messages.sum,
    messages.rupas,
    labels.required,
    labels.share,
    labels.ishta,
    labels.kashta,
  ];
  const numbers = all.map((_, at) => at).slice(1);
  return [
    tableOf(
      labels.total,
      all,
      VISIBLE_GRAHAS.map((one) => {
        const { sthana, dig, kala, cheshta, naisargika, drik, total, minimum, ishta, kashta } =
          byGraha[one];
        const virupas = [totalOf(sthana), dig, totalOf(kala), cheshta, naisargika, drik, total].map(
          (value) => formatNumber(value),
        );
        const share = `${Math.round((100 * total) / minimum)} %`;
        return [
          graha(one),
          ...virupas,
          formatNumber(total / 60, 2),
          formatNumber(minimum / 60, 1),
          share,
          formatNumber(ishta),
          formatNumber(kashta),
        ];
      }),
      { right: numbers, note: labels.note },
    ),
    tableOf(
      labels.sthana,
      [messages.graha, ...STHANA.map((part) => parts[part]), messages.sum],
      VISIBLE_GRAHAS.map((one) => {
        const { sthana } = byGraha[one];
        return [
          graha(one),
          ...STHANA.map((part) => formatNumber(sthana[part])),
          formatNumber(totalOf(sthana)),
        ];
      }),
      { right: numbers },
    ),
    tableOf(
      labels.kala,
      [messages.graha, ...KALA.map((part) => parts[part]), messages.sum],
      VISIBLE_GRAHAS.map((one) => {
        const { kala } = byGraha[one];
        return [
          graha(one),
          ...KALA.map((part) => formatNumber(kala[part])),
          formatNumber(totalOf(kala)),
        ];
      }),
      { right: numbers, note: labels.kalaNote },
    ),
  ];
}

function ofHouses(byGraha: Shadbala, school: ShadbalaSchool, context: SectionContext) {
  const { chart, ayanamsa, messages, rashi } = context;
  const { parts, ...labels } = messages.strength;
  const counts = school === 'parashara';
  return tableOf(
    labels.houses,
    [
      messages.house,
      labels.middle,
      labels.ofLord,
      parts.dig,
      labels.looks,
      ...(counts ? [labels.occupants] : []),
      messages.sum,
      messages.rupas,
    ],
    bhavaBala(chart, byGraha, anglesOf(chart, ayanamsa), school).map((house, at) => [
      String(at + 1),
      `${formatArc(house.middle % 30)} ${rashi(Math.floor(house.middle / 30))}`,
      formatNumber(house.lord),
      formatNumber(house.dig),
      formatNumber(house.drishti),
      ...(counts ? [formatNumber(house.occupants)] : []),
      formatNumber(house.total),
      formatNumber(house.total / 60, 2),
    ]),
    { right: [2, 3, 4, 5, 6, 7], note: labels.housesNote },
  );
}

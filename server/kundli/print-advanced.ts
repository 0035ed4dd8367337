import type { AdvancedReply, Divisional, Graha } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import type { AdvancedLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import { formatArc, formatDay } from './format-values.ts';
import { grahaName } from './names.ts';
import type { PlannedChart, PrintedSection, PrintedTable } from './pdf/kundli-document.ts';

type Body = Graha | 'Lagna';
/** Column widths: the antardasha's name and nine pratyantardashas. */
const NINE = [56, ...Array<number>(9).fill(51)];

/** The sections of the advanced chart in a printed kundli, after the basic ones. */
export function advancedSections(
  reply: AdvancedReply,
  copy: AdvancedLabels,
  language: Language,
): PrintedSection[] {
  const nameOf = (graha: Graha) => grahaName(graha, language);
  const { degrees, key } = reply.ayanamsa;
  return [
    {
      title: copy.vargas.title,
      paragraphs: [
        {
          lead: `${copy.ayanamsa}: ${copy.ayanamsas[key]}`,
          text: [
            copy.atBirth(formatArc(degrees)),
            copy.vargas.school,
            ...(reply.hasTime ? [] : [copy.noHour]),
          ].join(' '),
        },
      ],
    },
    {
      title: copy.vargas.drawn,
      charts: reply.vargas.map((chart) => plannedOf(chart, reply, copy)),
    },
    ...(reply.ashtakavarga
      ? [
          {
            title: copy.ashtakavarga.title,
            table: bindusOf(reply.ashtakavarga, copy, nameOf),
            paragraphs: [{ text: `${copy.ashtakavarga.numbers} ${copy.ashtakavarga.reading}` }],
          },
        ]
      : []),
    passagesOf(reply, copy, language),
    transitsOf(reply, copy, language),
    ...dashasOf(reply, copy, language),
  ];
}

/**
 * North style: house 1 contains the number of the lagna's rashi, or without a birth time the
 * Moon's.
 */
function plannedOf(
  chart: Divisional,
  { plans }: AdvancedReply,
  copy: AdvancedLabels,
): PlannedChart {
  const bodies = Object.entries(chart.rashis) as [Body, number | null][];
  const first = chart.rashis.Lagna ?? chart.rashis.Moon ?? 0;
  return {
    caption: copy.vargas.name(chart.key, copy.vargas.names[chart.key] ?? ''),
    plan: plans.north,
    fields: plans.north.fields.map((_, at) => {
      const rashi = (first + at) % 12;
      const occupants = bodies.filter(([, of]) => of === rashi).map(([body]) => copy.labels[body]);
      return { number: String(rashi + 1), grahas: occupants };
    }),
  };
}

function bindusOf(
  { bav, sav }: NonNullable<AdvancedReply['ashtakavarga']>,
  copy: AdvancedLabels,
  nameOf: (graha: Graha) => string,
): PrintedTable {
  const row = (name: string, bindus: readonly number[]) => [
    name,
    ...bindus.map(String),
    String(bindus.reduce((total, count) => total + count, 0)),
  ];
  return {
    headers: [
      copy.ashtakavarga.of,
      ...Array.from({ length: 12 }, (_, at) => String(at + 1)),
      copy.ashtakavarga.sum,
    ],
    widths: [83, ...Array<number>(12).fill(33), 36],
    rows: [
      ...Object.entries(bav).map(([graha, bindus]) => row(nameOf(graha as Graha), bindus)),
      row(copy.ashtakavarga.all, sav),
    ],
  };
}

function passagesOf(
  { sadeSati, sadeSatiOpen }: AdvancedReply,
  { saturn }: AdvancedLabels,
  language: Language,
): PrintedSection {
  if (!sadeSati)
    return { title: saturn.title, paragraphs: [{ text: saturn.open[sadeSatiOpen ?? 'hour'] }] };
  return {
    title: saturn.title,
    table: {
      headers: [saturn.phase, saturn.rashi, saturn.from, saturn.to],
      widths: [165, 100, 125, 125],
      rows: sadeSati.map(({ phase, rashiName, start, end }) => [
        saturn.phases[phase],
        rashiName,
        formatDay(start, language),
        formatDay(end, language),
      ]),
    },
    paragraphs: [{ text: saturn.note }],
  };
}

function transitsOf(
  { transits }: AdvancedReply,
  { transits: copy }: AdvancedLabels,
  language: Language,
): PrintedSection {
  return {
    title: `${copy.title}: ${formatDay(transits.at, language)}`,
    table: {
      headers: [copy.graha, copy.position, copy.fromLagna, copy.fromMoon],
      widths: [115, 200, 100, 100],
      rows: transits.grahas.map(({ graha, degree, rashiName, retrograde, fromLagna, fromMoon }) => {
        const position = `${formatArc(degree)} ${rashiName}`;
        const marked = retrograde && graha !== 'Rahu' && graha !== 'Ketu';
        return [
          grahaName(graha, language),
          marked ? copy.retrograde(position) : position,
          String(fromLagna ?? '–'),
          String(fromMoon ?? '–'),
        ];
      }),
    },
  };
}

/** Nine tables of nine by nine: each cell has a pratyantardasha's lord and start date. */
function dashasOf(
  { dashas }: AdvancedReply,
  copy: AdvancedLabels,
  language: Language,
): PrintedSection[] {
  return dashas.map(({ name, start, antardashas }) => ({
    title: copy.dashas.of(grahaName(name, language), formatDay(start, language)),
    table: {
      headers: [copy.dashas.antardasha, copy.dashas.begins],
      // The second header spans all nine columns.
      widths: NINE,
      dense: true,
      rows: antardashas.map((antar) => [
        grahaName(antar.name, language),
        ...antar.pratyantardashas.map(
          (part) => `${copy.labels[part.name]} ${shortDay(part.start)}`,
        ),
      ]),
    },
  }));
}

/** Formats an ISO 8601 time, in its own offset, as '12-03-1936'. */
const shortDay = (iso: string) => `${iso.slice(8, 10)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`;

import {
  type AdvancedReply,
  type KundliReply,
  type Locale,
  type PrintRequest,
  type StoneAdvice,
  sourceLocale,
} from '@jyotiratna/contract';
import { type Graha, type Language, northDiagram } from '@jyotiratna/jyotish';
import {
  advancedLabels,
  type PrintLabels,
  printLabels,
} from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../platform/deps.ts';
import { advancedChart } from './advanced-chart.ts';
import type { CreatedFile } from './file-cache.ts';
import { type CreatedKundli, makeKundli } from './make-kundli.ts';
import { grahaName } from './names.ts';
import type {
  Detail,
  KundliDocument,
  PrintedSection,
  PrintedTable,
} from './pdf/kundli-document.ts';
import { advancedSections } from './print-advanced.ts';
import { dashasOf } from './print-dashas.ts';
import { degreesOf, printedDay } from './print-formats.ts';

/**
 * A kundli as a PDF. The same birth may later yield a different PDF if a value was assumed or a
 * provider failed.
 * @throws ShopError as `makeKundli`, or busy if too many are being rendered
 */
export async function printKundli(
  deps: Pick<Deps, 'db' | 'clock' | 'places' | 'log' | 'kundliProvider' | 'workers'>,
  { ayanamsa, ...request }: PrintRequest,
): Promise<CreatedFile> {
  const created = await makeKundli(deps, request, false);
  const file = await deps.workers.renderKundli(async () => {
    const advanced = await advancedChart(deps, { ...request, ...(ayanamsa && { ayanamsa }) });
    return buildKundli(created, advanced, request.language ?? sourceLocale, deps.clock.now());
  });
  return { file, isLasting: created.reply.source !== 'fallback' };
}

/** The content of the PDF. @param now ms since 1970 */
export function buildKundli(
  { reply, chart }: CreatedKundli,
  advanced: AdvancedReply,
  locale: Locale,
  now: number,
): KundliDocument {
  const labels = printLabels[locale];
  const language = locale ?? sourceLocale;
  const nameOf = (graha: Graha) => grahaName(graha, language);
  return {
    kind: 'kundli',
    language,
    printedAt: now,
    title: labels.title(reply.name),
    metadata: detailsOf(reply, labels, language),
    figures: [
      { diagram: northDiagram(chart, language), note: chart.lagna ? null : labels.noLagna },
    ],
    sections: [
      {
        title: chart.lagna ? labels.positions : labels.positionsAtNoon,
        table: positionsOf(reply, labels),
      },
      ...dashasOf(reply, labels, language),
      stoneOf(reply, labels, nameOf),
      mangalOf(reply, labels),
      yogasOf(reply, labels),
      ...advancedSections(advanced, advancedLabels[locale], language),
    ],
    notes: [
      ...(reply.message ? [reply.message] : []),
      reply.gems.disclaimer,
      labels.method(degreesOf(reply.chart.ayanamsa)),
      labels.credits,
    ],
  };
}

function detailsOf(reply: KundliReply, labels: PrintLabels, language: Language): Detail[] {
  const { usedDatetime, placeName, coordinates, kundli, chart, running, openDay } = reply;
  const { nakshatra, chandra_rasi, zodiac } = kundli.data.nakshatra_details;
  const balance = kundli.data.dasha_balance;
  const time = reply.birthTime
    ? `${reply.birthTime} (UTC${usedDatetime.slice(19)})`
    : labels.timeUnknown;
  const { lat, lon } = coordinates;
  return [
    [labels.name, reply.name],
    [labels.gender, labels.genders[reply.gender]],
    [labels.born, `${printedDay(usedDatetime, language)}, ${time}`],
    [labels.clock, reply.clock.text],
    [labels.place, placeName],
    [
      labels.coordinates,
      `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`,
    ],
    [
      labels.lagna,
      chart.lagna ? `${chart.lagna.rashi} ${degreesOf(chart.lagna.degree)}` : labels.requiresTime,
    ],
    [labels.moon, chandra_rasi?.name ?? openDay?.moonRashi ?? ''],
    [
      labels.nakshatra,
      nakshatra?.pada ? labels.pada(nakshatra.name, nakshatra.pada) : (openDay?.nakshatra ?? ''),
    ],
    ...(reply.panchang
      ? [
          [
            labels.panchang,
            [
              reply.panchang.vara?.name,
              reply.panchang.tithi.name,
              labels.yoga(reply.panchang.yoga.name),
              labels.karana(reply.panchang.karana.name),
            ]
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]
      : []),
    [labels.zodiac, zodiac?.name ?? openDay?.zodiac ?? ''],
    [
      labels.balance,
      balance
        ? `${grahaName(balance.lord.name, language)}, ${balance.description}`
        : labels.requiresTime,
    ],
    ...(running
      ? [
          [
            labels.running,
            [running.mahadasha, running.antardasha, running.pratyantardasha]
              .map(({ name }) => grahaName(name, language))
              .join(' / '),
          ] as const,
        ]
      : []),
  ];
}

function positionsOf({ chart: { lagna, grahas } }: KundliReply, labels: PrintLabels): PrintedTable {
  const { columns, states } = labels;
  const rows = grahas.map((at) => {
    const node = at.graha === 'Rahu' || at.graha === 'Ketu';
    const conditions = [at.dignity, at.retrograde && !node && 'retrograde', at.combust && 'combust']
      .map((state) => state && states[state])
      .filter(Boolean);
    return [
      at.name,
      `${degreesOf(at.degree)} ${at.rashi}`,
      String(at.house ?? '–'),
      labels.pada(at.nakshatra, at.pada),
      at.navamsa,
      conditions.join(', ') || '–',
    ];
  });
  const first = lagna && [
    labels.lagnaRow,
    `${degreesOf(lagna.degree)} ${lagna.rashi}`,
    '1',
    labels.pada(lagna.nakshatra, lagna.pada),
    '–',
    '–',
  ];
  return {
    headers: [
      columns.graha,
      columns.at,
      columns.house,
      columns.nakshatra,
      columns.navamsa,
      columns.state,
    ],
    widths: [55, 100, 38, 125, 62, 135],
    rows: first ? [first, ...rows] : rows,
  };
}

function stoneOf(
  { gems }: KundliReply,
  labels: PrintLabels,
  nameOf: (graha: Graha) => string,
): PrintedSection {
  const titled = ({ stone, graha }: StoneAdvice) => `${stone} (${nameOf(graha)})`;
  const reasons = (advice: StoneAdvice) =>
    [
      ...advice.reasons.map(({ title, text }) => `${title}: ${text}`),
      ...(advice.consultFirst ? [`${labels.consultFirst}: ${advice.consultFirst}`] : []),
    ].join(' ');
  const { best, alternative, avoid, neutral, nodes, note } = gems;
  const worn = [
    `${labels.metal}: ${best.metals.join(labels.or)}`,
    `${labels.finger}: ${best.finger}`,
    `${labels.day}: ${best.day}`,
    `${labels.substitute}: ${best.substitutes.join(', ')}`,
  ];
  return {
    title: labels.stone,
    paragraphs: [
      { lead: titled(best), text: `${note ? `${note} ` : ''}${reasons(best)}` },
      { text: worn.join('; ') },
      ...(alternative
        ? [{ lead: `${labels.alternative}: ${titled(alternative)}`, text: reasons(alternative) }]
        : []),
      ...(avoid.length > 0
        ? [
            {
              lead: labels.avoid,
              text: avoid
                .map((one) => `${titled(one)}: ${one.reasons.map(({ text }) => text).join(' ')}`)
                .join(' '),
            },
          ]
        : []),
      ...(nodes.length > 0
        ? [
            {
              lead: labels.consultFirst,
              text: [...neutral, ...nodes]
                .map((one) => `${titled(one)}: ${one.consultFirst}`)
                .join(' '),
            },
          ]
        : []),
    ],
  };
}

function mangalOf({ kundli, chart }: KundliReply, labels: PrintLabels): PrintedSection {
  const { has_dosha, description, exceptions } = kundli.data.mangal_dosha;
  const { present, absent, unknown } = labels.verdicts;
  const verdict = chart.lagna ? (has_dosha ? present : absent) : unknown;
  return {
    title: `${labels.mangal}: ${verdict}`,
    paragraphs: [
      { text: description },
      ...(exceptions.length > 0 ? [{ text: exceptions.join(' ') }] : []),
    ],
  };
}

function yogasOf({ kundli }: KundliReply, labels: PrintLabels): PrintedSection {
  const yogas = kundli.data.yoga_details.flatMap(({ yoga_list }) =>
    yoga_list.filter(({ has_yoga }) => has_yoga),
  );
  // The list contains Kemadruma in two groups, as 'Kemadruma' and as 'Kemdrum'.
  const present = yogas.filter(
    (yoga) => yoga.name !== 'Kemdrum' || !yogas.some(({ name }) => name === 'Kemadruma'),
  );
  return {
    title: labels.yogas,
    paragraphs:
      present.length > 0
        ? present.map(({ name, description }) => ({ lead: labels.yoga(name), text: description }))
        : [{ text: labels.noYogas }],
  };
}

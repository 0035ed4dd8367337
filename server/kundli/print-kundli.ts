import {
  type DeeperReply,
  type KundliReply,
  type Locale,
  languages,
  locales,
  type PrintRequest,
  type StoneAdvice,
  sourceLocale,
} from '@jyotiratna/contract';
import { type Graha, type Language, northFigure } from '@jyotiratna/jyotish';
import { deeperWords, type PrintWords, printWords } from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../platform/deps.ts';
import { deeperChart } from './deeper-chart.ts';
import type { MadeFile } from './file-cache.ts';
import { type MadeKundli, makeKundli } from './make-kundli.ts';
import { grahaName } from './names.ts';
import type { Fact, KundliDocument, PrintedSection, PrintedTable } from './pdf/kundli-document.ts';
import { deeperSections } from './print-deeper.ts';

/**
 * A kundli as a PDF. Another one may be made of the same birth later where something had to be guessed or a provider failed.
 * @throws ShopError as `makeKundli`, or busy while too many are printed
 */
export async function printKundli(
  deps: Pick<Deps, 'db' | 'clock' | 'places' | 'log' | 'kundliProvider' | 'workers'>,
  { ayanamsa, ...request }: PrintRequest,
): Promise<MadeFile> {
  const created = await makeKundli(deps, request, false);
  const file = await deps.workers.renderKundli(async () => {
    const deeper = await deeperChart(deps, { ...request, ...(ayanamsa && { ayanamsa }) });
    return buildKundli(created, deeper, request.language ?? sourceLocale, deps.clock.now());
  });
  return { file, isLasting: created.reply.source !== 'fallback' };
}

/** What is on the paper. @param now epoch ms */
export function buildKundli(
  { reply, chart }: MadeKundli,
  deeper: DeeperReply,
  locale: Locale,
  now: number,
): KundliDocument {
  const words = printWords[locale];
  const language = locale ?? sourceLocale;
  const named = (graha: Graha) => grahaName(graha, language);
  return {
    kind: 'kundli',
    language,
    printedAt: now,
    title: words.title(reply.name),
    facts: factsOf(reply, words, language),
    figures: [{ figure: northFigure(chart, language), note: chart.lagna ? null : words.noLagna }],
    sections: [
      { title: chart.lagna ? words.positions : words.positionsAtNoon, table: positionsOf(reply, words) },
      ...dashasOf(reply, words, language),
      stoneOf(reply, words, named),
      mangalOf(reply, words),
      yogasOf(reply, words),
      ...deeperSections(deeper, deeperWords[locale], language),
    ],
    notes: [
      ...(reply.message ? [reply.message] : []),
      reply.gems.disclaimer,
      words.method(arc(reply.chart.ayanamsa)),
      words.credits,
    ],
  };
}

function factsOf(reply: KundliReply, words: PrintWords, language: Language): Fact[] {
  const { usedDatetime, placeName, coordinates, kundli, chart, running, openDay } = reply;
  const { nakshatra, chandra_rasi, zodiac } = kundli.data.nakshatra_details;
  const balance = kundli.data.dasha_balance;
  const time = reply.birthTime ? `${reply.birthTime} (UTC${usedDatetime.slice(19)})` : words.timeUnknown;
  const { lat, lon } = coordinates;
  return [
    [words.name, reply.name],
    [words.gender, words.genders[reply.gender]],
    [words.born, `${dayOf(usedDatetime, language)}, ${time}`],
    [words.clock, reply.clock.text],
    [words.place, placeName],
    [
      words.coordinates,
      `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`,
    ],
    [words.lagna, chart.lagna ? `${chart.lagna.rashi} ${arc(chart.lagna.degree)}` : words.needsTime],
    [words.moon, chandra_rasi?.name ?? openDay?.moonRashi ?? ''],
    [words.nakshatra, nakshatra?.pada ? words.pada(nakshatra.name, nakshatra.pada) : (openDay?.nakshatra ?? '')],
    ...(reply.panchang
      ? [
          [
            words.panchang,
            [
              reply.panchang.vara?.name,
              reply.panchang.tithi.name,
              words.yoga(reply.panchang.yoga.name),
              words.karana(reply.panchang.karana.name),
            ]
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]
      : []),
    [words.zodiac, zodiac?.name ?? openDay?.zodiac ?? ''],
    [words.balance, balance ? `${grahaName(balance.lord.name, language)}, ${balance.description}` : words.needsTime],
    ...(running
      ? [
          [
            words.running,
            [running.mahadasha, running.antardasha, running.pratyantardasha]
              .map(({ name }) => grahaName(name, language))
              .join(' / '),
          ] as const,
        ]
      : []),
  ];
}

function positionsOf({ chart: { lagna, grahas } }: KundliReply, words: PrintWords): PrintedTable {
  const { columns, states } = words;
  const rows = grahas.map((at) => {
    const node = at.graha === 'Rahu' || at.graha === 'Ketu';
    const result = [at.dignity, at.retrograde && !node && 'retrograde', at.combust && 'combust']
      .map((state) => state && states[state])
      .filter(Boolean);
    return [
      at.name,
      `${arc(at.degree)} ${at.rashi}`,
      String(at.house ?? '–'),
      words.pada(at.nakshatra, at.pada),
      at.navamsa,
      result.join(', ') || '–',
    ];
  });
  const first = lagna && [
    words.lagnaRow,
    `${arc(lagna.degree)} ${lagna.rashi}`,
    '1',
    words.pada(lagna.nakshatra, lagna.pada),
    '–',
    '–',
  ];
  return {
    heads: [columns.graha, columns.at, columns.house, columns.nakshatra, columns.navamsa, columns.state],
    widths: [55, 100, 38, 125, 62, 135],
    rows: first ? [first, ...rows] : rows,
  };
}

/** Of a birth without an hour: between which dates each mahadasha begins, for each nakshatra of that day. */
function spreadsOf(
  { why, today, dashas }: NonNullable<KundliReply['openDay']>,
  words: PrintWords,
  language: Language,
): PrintedSection[] {
  const table = (periods: (typeof dashas)[number]['periods']): PrintedTable => ({
    heads: [words.period, words.fromAtEarliest, words.fromAtLatest],
    widths: [165, 175, 175],
    rows: periods.map(({ name, start }, i) => [
      grahaName(name, language),
      i === 0 ? words.runsAtBirth : monthOf(start.earliest, language),
      i === 0 ? '–' : monthOf(start.latest, language),
    ]),
  });
  return [
    { title: words.dashas, paragraphs: [{ text: [why, today].filter(Boolean).join(' ') }] },
    ...dashas.map(({ head, periods }) => ({ title: head, table: table(periods) })),
  ];
}

function dashasOf({ kundli, running, openDay }: KundliReply, words: PrintWords, language: Language): PrintedSection[] {
  if (openDay) return spreadsOf(openDay, words, language);
  const periods = kundli.data.dasha_periods;
  const current = periods.find(({ name }) => name === running?.mahadasha.name);
  const table = (of: readonly { name: Graha; start: string; end: string }[], runs?: Graha): PrintedTable => {
    const lit = of.findIndex(({ name }) => name === runs);
    return {
      heads: [words.period, words.from, words.to],
      widths: current ? [69, 89, 89] : [165, 175, 175],
      rows: of.map(({ name, start, end }) => [grahaName(name, language), dayOf(start, language), dayOf(end, language)]),
      ...(lit >= 0 && { lit }),
    };
  };
  return [
    {
      title: words.dashas,
      table: table(periods, running?.mahadasha.name),
      ...(current && {
        beside: {
          title: words.antardashas(grahaName(current.name, language)),
          table: table(current.antardasha, running?.antardasha.name),
        },
      }),
    },
  ];
}

function stoneOf({ gems }: KundliReply, words: PrintWords, named: (graha: Graha) => string): PrintedSection {
  const titled = ({ stone, graha }: StoneAdvice) => `${stone} (${named(graha)})`;
  const reasons = (advice: StoneAdvice) =>
    [
      ...advice.reasons.map(({ title, text }) => `${title}: ${text}`),
      ...(advice.consultFirst ? [`${words.consultFirst}: ${advice.consultFirst}`] : []),
    ].join(' ');
  const { best, alternative, avoid, neutral, nodes, note } = gems;
  const worn = [
    `${words.metal}: ${best.metals.join(words.or)}`,
    `${words.finger}: ${best.finger}`,
    `${words.day}: ${best.day}`,
    `${words.substitute}: ${best.substitutes.join(', ')}`,
  ];
  return {
    title: words.stone,
    paragraphs: [
      { lead: titled(best), text: `${note ? `${note} ` : ''}${reasons(best)}` },
      { text: worn.join('; ') },
      ...(alternative ? [{ lead: `${words.alternative}: ${titled(alternative)}`, text: reasons(alternative) }] : []),
      ...(avoid.length > 0
        ? [
            {
              lead: words.avoid,
              text: avoid.map((one) => `${titled(one)}: ${one.reasons.map(({ text }) => text).join(' ')}`).join(' '),
            },
          ]
        : []),
      ...(nodes.length > 0
        ? [
            {
              lead: words.consultFirst,
              text: [...neutral, ...nodes].map((one) => `${titled(one)}: ${one.consultFirst}`).join(' '),
            },
          ]
        : []),
    ],
  };
}

function mangalOf({ kundli, chart }: KundliReply, words: PrintWords): PrintedSection {
  const { has_dosha, description, exceptions } = kundli.data.mangal_dosha;
  const { present, absent, unknown } = words.verdicts;
  const verdict = chart.lagna ? (has_dosha ? present : absent) : unknown;
  return {
    title: `${words.mangal}: ${verdict}`,
    paragraphs: [{ text: description }, ...(exceptions.length > 0 ? [{ text: exceptions.join(' ') }] : [])],
  };
}

function yogasOf({ kundli }: KundliReply, words: PrintWords): PrintedSection {
  const named = kundli.data.yoga_details.flatMap(({ yoga_list }) => yoga_list.filter(({ has_yoga }) => has_yoga));
  // The list has Kemadruma in two groups, as 'Kemadruma' and as 'Kemdrum'.
  const present = named.filter((yoga) => yoga.name !== 'Kemdrum' || !named.some(({ name }) => name === 'Kemadruma'));
  return {
    title: words.yogas,
    paragraphs:
      present.length > 0
        ? present.map(({ name, description }) => ({ lead: words.yoga(name), text: description }))
        : [{ text: words.noYogas }],
  };
}

/** A format in each language, made once: making one takes a hundred times as long as writing a day with it. */
function inLanguages(options: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const of = (language: Language) =>
    new Intl.DateTimeFormat(languages[language].dates, { timeZone: 'UTC', month: 'long', year: 'numeric', ...options });
  return Object.fromEntries(locales.map((language) => [language, of(language)])) as Record<
    Language,
    Intl.DateTimeFormat
  >;
}
const [days, months] = [inLanguages({ day: 'numeric' }), inLanguages({})];

const midnightOf = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);

/** '12 July 1936' of the birthplace's clock; digits are Latin in Hindi too. */
const dayOf = (iso: string, language: Language) => days[language].format(midnightOf(iso));

/** 'July 1936'. */
const monthOf = (iso: string, language: Language) => months[language].format(midnightOf(iso));

/** 27°02' from degrees; minutes are rounded down, as charts are written. */
function arc(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

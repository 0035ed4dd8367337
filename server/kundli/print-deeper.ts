import { type DeeperReply, type Divisional, type Graha, languages, locales } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import type { DeeperWords } from '@jyotiratna/messages/every-language/kundli.ts';
import { grahaName } from './names.ts';
import type { PlannedChart, PrintedSection, PrintedTable } from './pdf/kundli-document.ts';

type Body = Graha | 'Lagna';
/** Columns of nine pratyantardashas next to the antardasha's name. */
const NINE = [56, ...Array<number>(9).fill(51)];

/** The deeper chart as sections of a printed kundli, after the simple ones. */
export function deeperSections(reply: DeeperReply, words: DeeperWords, language: Language): PrintedSection[] {
  const named = (graha: Graha) => grahaName(graha, language);
  const { degrees, key } = reply.ayanamsa;
  return [
    {
      title: words.vargas.title,
      paragraphs: [
        {
          lead: `${words.ayanamsa}: ${words.ayanamsas[key]}`,
          text: [words.atBirth(arc(degrees)), words.vargas.school, ...(reply.hasTime ? [] : [words.noHour])].join(' '),
        },
      ],
    },
    { title: words.vargas.drawn, charts: reply.vargas.map((chart) => plannedOf(chart, reply, words)) },
    ...(reply.ashtakavarga
      ? [
          {
            title: words.ashtakavarga.title,
            table: bindusOf(reply.ashtakavarga, words, named),
            paragraphs: [{ text: `${words.ashtakavarga.numbers} ${words.ashtakavarga.reading}` }],
          },
        ]
      : []),
    passagesOf(reply, words, language),
    transitsOf(reply, words, language),
    ...dashasOf(reply, words, language),
  ];
}

/** Northern: the rashis' numbers move, house 1 holds the lagna's, or without an hour the Moon's. */
function plannedOf(chart: Divisional, { plans }: DeeperReply, words: DeeperWords): PlannedChart {
  const bodies = Object.entries(chart.rashis) as [Body, number | null][];
  const first = chart.rashis.Lagna ?? chart.rashis.Moon ?? 0;
  return {
    caption: words.vargas.name(chart.key, words.vargas.names[chart.key] ?? ''),
    plan: plans.north,
    fields: plans.north.fields.map((_, at) => {
      const rashi = (first + at) % 12;
      const there = bodies.filter(([, of]) => of === rashi).map(([body]) => words.labels[body]);
      return { number: String(rashi + 1), grahas: there };
    }),
  };
}

function bindusOf(
  { bav, sav }: NonNullable<DeeperReply['ashtakavarga']>,
  words: DeeperWords,
  named: (graha: Graha) => string,
): PrintedTable {
  const row = (name: string, bindus: readonly number[]) => [
    name,
    ...bindus.map(String),
    String(bindus.reduce((sum, count) => sum + count, 0)),
  ];
  return {
    heads: [words.ashtakavarga.of, ...Array.from({ length: 12 }, (_, at) => String(at + 1)), words.ashtakavarga.sum],
    widths: [83, ...Array<number>(12).fill(33), 36],
    rows: [
      ...Object.entries(bav).map(([graha, bindus]) => row(named(graha as Graha), bindus)),
      row(words.ashtakavarga.all, sav),
    ],
  };
}

function passagesOf(
  { sadeSati, sadeSatiOpen }: DeeperReply,
  { saturn }: DeeperWords,
  language: Language,
): PrintedSection {
  if (!sadeSati) return { title: saturn.title, paragraphs: [{ text: saturn.open[sadeSatiOpen ?? 'hour'] }] };
  return {
    title: saturn.title,
    table: {
      heads: [saturn.phase, saturn.rashi, saturn.from, saturn.to],
      widths: [165, 100, 125, 125],
      rows: sadeSati.map(({ phase, rashiName, start, end }) => [
        saturn.phases[phase],
        rashiName,
        dayOf(start, language),
        dayOf(end, language),
      ]),
    },
    paragraphs: [{ text: saturn.note }],
  };
}

function transitsOf({ transits }: DeeperReply, { transits: words }: DeeperWords, language: Language): PrintedSection {
  return {
    title: `${words.title}: ${dayOf(transits.at, language)}`,
    table: {
      heads: [words.graha, words.position, words.fromLagna, words.fromMoon],
      widths: [115, 200, 100, 100],
      rows: transits.grahas.map(({ graha, degree, rashiName, retrograde, fromLagna, fromMoon }) => {
        const position = `${arc(degree)} ${rashiName}`;
        const marked = retrograde && graha !== 'Rahu' && graha !== 'Ketu';
        return [
          grahaName(graha, language),
          marked ? words.retrograde(position) : position,
          String(fromLagna ?? '–'),
          String(fromMoon ?? '–'),
        ];
      }),
    },
  };
}

/** Nine tables of nine times nine: each cell a pratyantardasha's lord and the day on which it begins. */
function dashasOf({ dashas }: DeeperReply, words: DeeperWords, language: Language): PrintedSection[] {
  return dashas.map(({ name, start, antardashas }) => ({
    title: words.dashas.of(grahaName(name, language), dayOf(start, language)),
    table: {
      heads: [words.dashas.antardasha, words.dashas.begins],
      // The second head stands over all nine.
      widths: NINE,
      dense: true,
      rows: antardashas.map((antar) => [
        grahaName(antar.name, language),
        ...antar.pratyantardashas.map((part) => `${words.labels[part.name]} ${shortDay(part.start)}`),
      ]),
    },
  }));
}

/** '12-03-1936' of the birthplace's clock. */
const shortDay = (iso: string) => `${iso.slice(8, 10)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`;

const dayIn = (language: Language) =>
  new Intl.DateTimeFormat(languages[language].dates, { timeZone: 'UTC', dateStyle: 'medium' });
/** Made once: making one takes a hundred times as long as writing a day with it. */
const days = new Map(locales.map((language) => [language, dayIn(language)]));

const dayOf = (iso: string, language: Language) =>
  days.get(language)!.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));

/** 27°02' from degrees; minutes are rounded down, as charts are written. */
function arc(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

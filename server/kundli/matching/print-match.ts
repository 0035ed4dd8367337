import {
  type Locale,
  type MatchPartner,
  type MatchReply,
  type MatchRequest,
  type SouthernMatch,
  sourceLocale,
} from '@jyotiratna/contract';
import { northDiagram } from '@jyotiratna/jyotish';
import {
  type MatchingLabels,
  matchingLabels,
  printLabels,
} from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Detail, KundliDocument, PrintedSection } from '../pdf/kundli-document.ts';
import { type CreatedMatch, type MatchedBirth, matchKundlis } from './match-kundlis.ts';

/**
 * A matching of two births as a PDF, generated for this response and not stored.
 * @throws ShopError as `matchKundlis`, or busy if too many are being rendered
 */
export async function printMatch(
  deps: Pick<Deps, 'clock' | 'places' | 'workers'>,
  request: MatchRequest,
): Promise<Buffer> {
  const created = await matchKundlis(deps, request);
  return deps.workers.renderKundli(async () =>
    buildMatch(created, request.language ?? sourceLocale, deps.clock.now()),
  );
}

/** The content of the PDF. @param now ms since 1970 */
export function buildMatch(
  { reply, boy, girl }: CreatedMatch,
  locale: Locale,
  now: number,
): KundliDocument {
  const messages = matchingLabels[locale];
  const language = locale ?? sourceLocale;
  const { print } = messages;
  const chartOf = ({ chart, request }: MatchedBirth) => ({
    diagram: northDiagram(chart, language),
    caption: request.name,
    note: chart.lagna ? null : print.drawnAtNoon,
  });
  return {
    kind: 'match',
    language,
    printedAt: now,
    title: print.title(reply.boy.name, reply.girl.name),
    metadata: [
      ...detailsOf(reply.boy, print.boy, print),
      ...detailsOf(reply.girl, print.girl, print),
    ],
    figures: [chartOf(boy), chartOf(girl)],
    sections: [
      totalOf(reply, print),
      kootsOf(reply, print),
      ...(reply.south ? [southPoruthams(reply.south)] : []),
      mangalOf(reply, messages),
    ],
    notes: [...(reply.message ? [reply.message] : []), ...reply.notes, printLabels[locale].credits],
  };
}

function detailsOf(user: MatchPartner, role: string, print: MatchingLabels['print']): Detail[] {
  const { name, dob, birthTime, usedDatetime, clock, placeName, rashi, nakshatra, pada, lagna } =
    user;
  return [
    [role, name],
    [
      print.born,
      `${dob}, ${birthTime ? `${birthTime} (UTC${usedDatetime.slice(19)})` : print.timeUnknown}`,
    ],
    [print.clock, clock.text],
    [print.place, placeName],
    [print.moon, `${rashi}, ${pada ? print.pada(nakshatra, pada) : nakshatra}`],
    [print.lagna, lagna ?? print.requiresTime],
  ];
}

function totalOf(
  { total, range, maximum, summary }: MatchReply,
  print: MatchingLabels['print'],
): PrintedSection {
  const points = total ?? `${range.least}–${range.most}`;
  return {
    title: `${print.total}: ${points} / ${maximum}`,
    paragraphs: summary.map((text) => ({ text })),
  };
}

function kootsOf({ koots, relief }: MatchReply, print: MatchingLabels['print']): PrintedSection {
  return {
    title: print.koots,
    table: {
      headers: [print.columns.koot, print.boy, print.girl, print.columns.points],
      widths: [115, 155, 155, 90],
      rows: koots.map(({ name, boy, girl, possible, maximum }) => [
        name,
        boy,
        girl,
        `${possible.join('–')} / ${maximum}`,
      ]),
    },
    paragraphs: koots.map(({ key, name, why: reason, disputed }) => ({
      lead: name,
      text: [reason, ...relief.filter(({ koot }) => koot === key).map(({ text }) => text), disputed]
        .filter(Boolean)
        .join(' '),
    })),
  };
}

function southPoruthams({
  title,
  school,
  poruthams,
  summary,
  papasamyaText,
}: SouthernMatch): PrintedSection {
  return {
    title,
    metadata: poruthams.map(
      ({ name, weighs, levelText }): Detail => [name, `${levelText} (${weighs})`],
    ),
    paragraphs: [...summary, papasamyaText, school].map((text) => ({ text })),
  };
}

function mangalOf(
  { mangal, mangalText, boy, girl }: MatchReply,
  { print, of }: MatchingLabels,
): PrintedSection {
  if (!mangal) return { title: print.mangal, paragraphs: [{ text: mangalText }] };
  const pair = [
    [boy.name, mangal.boy],
    [girl.name, mangal.girl],
  ] as const;
  return {
    title: print.mangal,
    paragraphs: [
      { text: mangalText },
      ...pair.map(([name, { manglik, type, description, exceptions }]) => ({
        lead: of(name, manglik ? print.manglik(type) : print.notManglik),
        text: [
          description,
          ...(exceptions.length > 0 ? [of(print.exceptions, exceptions.join(' '))] : []),
        ].join(' '),
      })),
    ],
  };
}

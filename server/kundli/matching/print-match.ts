import { type Locale, type MatchPerson, type MatchReply, type MatchRequest, sourceLocale } from '@jyotiratna/contract';
import { northFigure } from '@jyotiratna/jyotish';
import { type MatchingWords, matchingWords, printWords } from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Fact, KundliDocument, PrintedSection } from '../pdf/kundli-document.ts';
import { type MadeMatch, type MatchedBirth, matchKundlis } from './match-kundlis.ts';

/**
 * Two births next to each other as a PDF, made for this reply and kept nowhere.
 * @throws ShopError as `matchKundlis`, or busy while too many are printed
 */
export async function printMatch(
  deps: Pick<Deps, 'clock' | 'places' | 'workers'>,
  request: MatchRequest,
): Promise<Buffer> {
  const created = await matchKundlis(deps, request);
  return deps.workers.renderKundli(async () => buildMatch(created, request.language ?? sourceLocale, deps.clock.now()));
}

/** What is on the paper. @param now epoch ms */
export function buildMatch({ reply, boy, girl }: MadeMatch, locale: Locale, now: number): KundliDocument {
  const messages = matchingWords[locale];
  const language = locale ?? sourceLocale;
  const { print } = messages;
  const figure = ({ chart, request }: MatchedBirth) => ({
    figure: northFigure(chart, language),
    caption: request.name,
    note: chart.lagna ? null : print.drawnAtNoon,
  });
  return {
    kind: 'match',
    language,
    printedAt: now,
    title: print.title(reply.boy.name, reply.girl.name),
    facts: [...factsOf(reply.boy, print.boy, print), ...factsOf(reply.girl, print.girl, print)],
    figures: [figure(boy), figure(girl)],
    sections: [totalOf(reply, print), kootsOf(reply, print), mangalOf(reply, messages)],
    notes: [...(reply.message ? [reply.message] : []), ...reply.notes, printWords[locale].credits],
  };
}

function factsOf(person: MatchPerson, role: string, print: MatchingWords['print']): Fact[] {
  const { name, dob, birthTime, usedDatetime, clock, placeName, rashi, nakshatra, pada, lagna } = person;
  return [
    [role, name],
    [print.born, `${dob}, ${birthTime ? `${birthTime} (UTC${usedDatetime.slice(19)})` : print.timeUnknown}`],
    [print.clock, clock.text],
    [print.place, placeName],
    [print.moon, `${rashi}, ${pada ? print.pada(nakshatra, pada) : nakshatra}`],
    [print.lagna, lagna ?? print.needsTime],
  ];
}

function totalOf({ total, range, maximum, summary }: MatchReply, print: MatchingWords['print']): PrintedSection {
  const sum = total ?? `${range.least}–${range.most}`;
  return { title: `${print.total}: ${sum} / ${maximum}`, paragraphs: summary.map((text) => ({ text })) };
}

function kootsOf({ koots, relief }: MatchReply, print: MatchingWords['print']): PrintedSection {
  return {
    title: print.koots,
    table: {
      heads: [print.columns.koot, print.boy, print.girl, print.columns.points],
      widths: [115, 155, 155, 90],
      rows: koots.map(({ name, boy, girl, possible, maximum }) => [
        name,
        boy,
        girl,
        `${possible.join('–')} / ${maximum}`,
      ]),
    },
    paragraphs: koots.map(({ key, name, why, disputed }) => ({
      lead: name,
      text: [why, ...relief.filter(({ koot }) => koot === key).map(({ text }) => text), disputed]
        .filter(Boolean)
        .join(' '),
    })),
  };
}

function mangalOf({ mangal, mangalText, boy, girl }: MatchReply, { print, of }: MatchingWords): PrintedSection {
  if (!mangal) return { title: print.mangal, paragraphs: [{ text: mangalText }] };
  const both = [
    [boy.name, mangal.boy],
    [girl.name, mangal.girl],
  ] as const;
  return {
    title: print.mangal,
    paragraphs: [
      { text: mangalText },
      ...both.map(([name, { manglik, type, description, exceptions }]) => ({
        lead: of(name, manglik ? print.manglik(type) : print.notManglik),
        text: [description, ...(exceptions.length > 0 ? [of(print.exceptions, exceptions.join(' '))] : [])].join(' '),
      })),
    ],
  };
}

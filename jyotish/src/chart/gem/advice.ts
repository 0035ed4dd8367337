import { defined, itemAt } from '@jyotiratna/contract';
import type {
  EngineMessages,
  Need,
  ReasonKind,
} from '@jyotiratna/messages/every-language/engine.ts';
import { localDateTime } from '../../time/local-time.ts';
import { areEnemies, GRAHAS, type Graha } from '../../tradition/grahas.ts';
import { type Language, messagesIn, sourceLanguage } from '../../tradition/language.ts';
import { NAKSHATRAS } from '../../tradition/nakshatras.ts';
import { NAVARATNA, type Stone } from '../../tradition/navaratna.ts';
import type { Chart, GrahaPosition } from '../chart.ts';
import { runningPeriods } from '../dasha.ts';
import { isDebilitated } from '../dignity.ts';
import type { OpenDay } from '../open-day.ts';
import { type GrahaRole, NODES, rolesFor } from './roles.ts';

const DUSTHANA = [6, 8, 12];

/**
 * A reason for a stone's rank: a short title and a message; its `points` are part of the stone's
 * score.
 */
export interface Reason {
  readonly kind: ReasonKind;
  readonly title: string;
  readonly text: string;
  readonly points: number;
}

/** Advice on one stone, with reasons. */
export interface StoneAdvice {
  readonly graha: Graha;
  readonly stone: Stone;
  readonly reasons: readonly Reason[];
  /** Total of the reasons' points; 0 if stones are not ranked. */
  readonly score: number;
  /** The reason to consult an astrologer first; null without a reason. */
  readonly consultFirst: string | null;
  /** Grahas whose stones are never worn with it: natural enemies in either direction. */
  readonly neverWith: readonly Graha[];
}

/** Advice by the lagna: stones to wear and stones to avoid. */
export interface LagnaGemAdvice {
  readonly basis: 'lagna';
  readonly best: StoneAdvice;
  /** The next stone in rank whose graha is not an enemy of the best stone's. */
  readonly alternative: StoneAdvice;
  /** All three beneficial stones, best first. */
  readonly ranked: readonly StoneAdvice[];
  /** Stones to wear only after consultation. */
  readonly neutral: readonly StoneAdvice[];
  readonly avoid: readonly StoneAdvice[];
  /** Stones of the nodes: never recommended by the lagna alone. */
  readonly nodes: readonly StoneAdvice[];
  /** Must be displayed next to every button that sells a stone by this advice. */
  readonly disclaimer: string;
}

/** Advice without a birth time: by the Moon's nakshatra only. */
export interface NakshatraGemAdvice {
  readonly basis: 'nakshatra';
  readonly evidence: 'weak';
  /** The stone of the nakshatra in which the Moon was for most of the day. */
  readonly best: StoneAdvice;
  /**
   * The stone of the other nakshatra, if the Moon changed its nakshatra on that day; otherwise
   * null.
   */
  readonly alternative: StoneAdvice | null;
  readonly note: string;
  readonly disclaimer: string;
}

export type GemAdvice = LagnaGemAdvice | NakshatraGemAdvice;

const STONE_POINTS = { life: 3, lucky: 2, fortune: 2 } as const;
const STONE_HOUSE = { life: 1, lucky: 5, fortune: 9 } as const;

/** Inputs of the advice: the chart and its results, and the messages of a language. */
interface Context {
  readonly chart: Chart;
  readonly messages: EngineMessages['gems'];
  /** Lord of the current mahadasha. */
  readonly dashaLord: Graha | undefined;
}

function reason(
  messages: EngineMessages['gems'],
  kind: ReasonKind,
  text: string,
  points = 0,
): Reason {
  return { kind, title: messages.titles[kind], text, points };
}

/** Returns a condition for which a graha needs support: combust, debilitated, or in a dusthana. */
function needOf({ graha, rashi, house, combust }: GrahaPosition): Need | undefined {
  const debilitated = isDebilitated(graha, rashi);
  const dusthana = house !== null && DUSTHANA.includes(house) ? house : null;
  return combust || debilitated || dusthana ? { combust, debilitated, dusthana } : undefined;
}

function reasonsFor(
  { graha, owns, stone, yogakaraka }: GrahaRole,
  { chart, messages, dashaLord }: Context,
): Reason[] {
  const reasons: Reason[] = [];
  if (stone) {
    const text =
      stone === 'life' ? messages.rulesLagna(graha) : messages.rules(graha, [STONE_HOUSE[stone]]);
    reasons.push(reason(messages, stone, text, STONE_POINTS[stone]));
  }
  if (yogakaraka)
    reasons.push(reason(messages, 'yogakaraka', messages.rulesTogether(graha, owns), 1));
  if (graha === dashaLord) reasons.push(reason(messages, 'dasha', messages.runsNow(graha), 1));
  const need = needOf(chart.grahas[graha]);
  if (need) reasons.push(reason(messages, 'help', messages.needs(graha, need), 1));
  const hard = owns.filter((house) => DUSTHANA.includes(house));
  if (hard.length > 0 && stone !== 'life') {
    reasons.push(reason(messages, 'mixed', messages.alsoRules(graha, hard), -1));
  }
  return reasons;
}

function consultFirst(
  { graha, owns, standing }: GrahaRole,
  { chart, messages }: Context,
): string | null {
  const { house } = chart.grahas[graha];
  if (house && DUSTHANA.includes(house) && owns.includes(house))
    return messages.consultDusthana(graha, house);
  if (NAVARATNA[graha].alwaysConsult) return messages.consultAlways(graha);
  return standing === 'neutral' ? messages.consultNeutral(graha) : null;
}

function stoneAdvice(
  graha: Graha,
  reasons: readonly Reason[],
  consult: string | null,
): StoneAdvice {
  return {
    graha,
    stone: NAVARATNA[graha],
    reasons,
    score: reasons.reduce((total, { points }) => total + points, 0),
    consultFirst: consult,
    neverWith: defined(ENEMIES[graha]),
  };
}

/** For each graha, those that are its natural enemies in either direction. */
const ENEMIES: Readonly<Record<string, readonly Graha[]>> = Object.fromEntries(
  GRAHAS.map((graha) => [
    graha,
    GRAHAS.filter((other) => other !== graha && areEnemies(graha, other)),
  ]),
);

/** Order of equal scores: the life stone, then a yogakaraka, then fortune before lucky. */
function precedence({ stone, yogakaraka }: GrahaRole): number {
  if (stone === 'life') return 0;
  if (yogakaraka) return 1;
  return stone === 'fortune' ? 2 : 3;
}

function birthStone(
  nakshatra: number,
  text: string,
  messages: EngineMessages['gems'],
): StoneAdvice {
  const graha = itemAt(NAKSHATRAS, nakshatra).lord;
  const consult = NAVARATNA[graha].alwaysConsult ? messages.consultAlways(graha) : null;
  return stoneAdvice(graha, [reason(messages, 'birthStone', text)], consult);
}

function fromNakshatra({ chart, messages }: Context, day: OpenDay | null): NakshatraGemAdvice {
  const weak = { basis: 'nakshatra', evidence: 'weak', disclaimer: messages.disclaimer } as const;
  const spans = day?.nakshatras ?? [];
  if (spans.length < 2) {
    const { nakshatra } = chart.grahas.Moon;
    const best = birthStone(nakshatra, messages.nakshatraLord(nakshatra), messages);
    return { ...weak, best, alternative: null, note: messages.noTime };
  }
  const { offsetSeconds } = chart.birth;
  const clock = (instant: number) =>
    localDateTime(instant, offsetSeconds).toPlainTime().toString({ smallestUnit: 'minute' });
  const stones = spans
    .toSorted((a, b) => b.until - b.from - (a.until - a.from))
    .map((stay) => {
      const from = stay === spans[0] ? null : clock(stay.from);
      const until = stay === spans.at(-1) ? null : clock(stay.until);
      return birthStone(stay.index, messages.nakshatraLordFor(stay.index, from, until), messages);
    });
  return {
    ...weak,
    best: itemAt(stones, 0),
    alternative: itemAt(stones, 1),
    note: messages.noTimeNorNakshatra,
  };
}

/**
 * The traditional recommendation for each of the nine stones. A stone strengthens its graha, so
 * only lords of 1, 5 and 9 are recommended. Ranking: life 3, fortune and lucky 2; yogakaraka,
 * current mahadasha and need of support 1 each; an additional dusthana lordship subtracts 1, but
 * not from the life stone.
 * @param now ms since 1970: determines the current mahadasha
 * @param language of titles, reasons and notes
 * @param day of a birth without a time: its nakshatras determine the birth stone
 */
export function gemAdvice(
  chart: Chart,
  now: number,
  language: Language = sourceLanguage,
  day: OpenDay | null = null,
): GemAdvice {
  const messages = messagesIn(language).gems;
  const context = { chart, messages, dashaLord: runningPeriods(chart, now)?.[0].lord };
  if (!chart.lagna) return fromNakshatra(context, day);
  const roles = Object.values(rolesFor(chart.lagna.rashi));
  const ranked = roles
    .filter(({ standing }) => standing === 'beneficial')
    .map((role) => ({
      role,
      advice: stoneAdvice(role.graha, reasonsFor(role, context), consultFirst(role, context)),
    }))
    .sort((a, b) => b.advice.score - a.advice.score || precedence(a.role) - precedence(b.role))
    .map(({ advice }) => advice);
  const owning = (expected: 'neutral' | 'avoid') =>
    roles
      .filter(({ standing }) => standing === expected)
      .map((role) => {
        const motive = reason(messages, expected, messages.rules(role.graha, role.owns));
        return stoneAdvice(role.graha, [motive], consultFirst(role, context));
      });
  const best = itemAt(ranked, 0);
  return {
    basis: 'lagna',
    best,
    alternative: defined(ranked.slice(1).find(({ graha }) => !areEnemies(graha, best.graha))),
    ranked,
    neutral: owning('neutral'),
    avoid: owning('avoid'),
    nodes: NODES.map((graha) =>
      stoneAdvice(
        graha,
        [reason(messages, 'node', messages.rulesNothing(graha))],
        messages.consultNode(graha),
      ),
    ),
    disclaimer: messages.disclaimer,
  };
}

import { areEnemies, GRAHA_FACTS, GRAHAS, type Graha } from '../../tradition/grahas.ts';
import { NAKSHATRAS } from '../../tradition/nakshatras.ts';
import { NAVARATNA, type Stone } from '../../tradition/navaratna.ts';
import type { Chart, GrahaPosition } from '../chart.ts';
import { runningPeriods } from '../dasha.ts';
import { isDebilitated } from '../dignity.ts';
import { ordinal, series } from '../wording.ts';
import { type GrahaRole, NODES, rolesFor } from './roles.ts';

const DUSTHANA = [6, 8, 12];

/** To be shown beside every button that sells by this advice. */
export const GEM_DISCLAIMER =
  'This is belief, not medicine or financial advice. The list follows house rulership only; an astrologer looks at the whole chart.';

/** Why a stone stands where it does: a short title and a sentence; `points` went into its score. */
export interface Reason {
  readonly title: string;
  readonly text: string;
  readonly points: number;
}

/** One stone with its reasons. */
export interface StoneAdvice {
  readonly graha: Graha;
  readonly stone: Stone;
  readonly reasons: readonly Reason[];
  /** Sum of the reasons' points; 0 where stones are not ranked. */
  readonly score: number;
  /** Why an astrologer should be asked first; null when nothing says so. */
  readonly consultFirst: string | null;
  /** Grahas whose stones are never worn with it: natural enemies in either direction. */
  readonly neverWith: readonly Graha[];
}

/** Advice from the lagna: what to wear and, as plainly, what to leave. */
export interface LagnaGemAdvice {
  readonly basis: 'lagna';
  readonly best: StoneAdvice;
  /** The next in rank that is no enemy of the best. */
  readonly alternative: StoneAdvice;
  /** All three beneficial stones, best first. */
  readonly ranked: readonly StoneAdvice[];
  /** After consultation only. */
  readonly neutral: readonly StoneAdvice[];
  readonly avoid: readonly StoneAdvice[];
  /** The nodes' stones: never from the lagna alone. */
  readonly nodes: readonly StoneAdvice[];
  readonly disclaimer: string;
}

/** Advice without a birth time: the Moon's nakshatra alone. */
export interface NakshatraGemAdvice {
  readonly basis: 'nakshatra';
  readonly evidence: 'weak';
  readonly best: StoneAdvice;
  readonly note: string;
  readonly disclaimer: string;
}

export type GemAdvice = LagnaGemAdvice | NakshatraGemAdvice;

function houses(owns: readonly number[]): string {
  return `your ${series(owns.map(ordinal))} house${owns.length > 1 ? 's' : ''}`;
}

/** Everyday name, as a jeweller in India says it. */
function nameOf(graha: Graha): string {
  return GRAHA_FACTS[graha].common;
}

const STONE_ROLES = {
  life: { title: 'Life stone', house: 1, points: 3 },
  lucky: { title: 'Lucky stone', house: 5, points: 2 },
  fortune: { title: 'Fortune stone', house: 9, points: 2 },
} as const;

/** Combust, debilitated or in a dusthana: what makes a graha ask for support. */
function needsHelp(position: GrahaPosition): string | undefined {
  const { graha, rashi, house, combust } = position;
  const causes = [
    ...(combust ? ['is combust'] : []),
    ...(isDebilitated(graha, rashi) ? ['is debilitated'] : []),
    ...(DUSTHANA.includes(house!) ? [`stands in your ${ordinal(house!)} house`] : []),
  ];
  return causes.length > 0 ? `${nameOf(graha)} ${series(causes)}.` : undefined;
}

function reasonsFor(role: GrahaRole, position: GrahaPosition, dashaLord: Graha | undefined): Reason[] {
  const reasons: Reason[] = [];
  const name = nameOf(role.graha);
  if (role.stone) {
    const { title, house, points } = STONE_ROLES[role.stone];
    const ruled = house === 1 ? 'your lagna' : `your ${ordinal(house)} house`;
    reasons.push({ title, text: `${name} rules ${ruled}.`, points });
  }
  if (role.yogakaraka) {
    reasons.push({ title: 'Yogakaraka', text: `${name} rules ${houses(role.owns)} together.`, points: 1 });
  }
  if (role.graha === dashaLord) {
    reasons.push({ title: 'Runs now', text: `You are in the mahadasha of ${name}.`, points: 1 });
  }
  const help = needsHelp(position);
  if (help) reasons.push({ title: 'Asks for support', text: help, points: 1 });
  const hard = role.owns.filter((house) => DUSTHANA.includes(house));
  if (hard.length > 0 && role.stone !== 'life') {
    reasons.push({ title: 'Mixed', text: `${name} also rules ${houses(hard)}.`, points: -1 });
  }
  return reasons;
}

function consultFirst(graha: Graha, role?: GrahaRole, position?: GrahaPosition): string | null {
  const { name, alwaysConsult } = NAVARATNA[graha];
  if (NODES.includes(graha)) return `${name} is never chosen from the lagna alone.`;
  const house = position?.house;
  if (house && DUSTHANA.includes(house) && role?.owns.includes(house)) {
    return `${nameOf(graha)} stands in the ${ordinal(house)} house, which it rules.`;
  }
  if (alwaysConsult) return `${name} is by custom worn only on an astrologer's word.`;
  return role?.standing === 'neutral' ? `${nameOf(graha)} is neither friend nor foe of your lagna.` : null;
}

function stoneAdvice(
  graha: Graha,
  reasons: readonly Reason[],
  role?: GrahaRole,
  position?: GrahaPosition,
): StoneAdvice {
  return {
    graha,
    stone: NAVARATNA[graha],
    reasons,
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    consultFirst: consultFirst(graha, role, position),
    neverWith: GRAHAS.filter((other) => other !== graha && areEnemies(graha, other)),
  };
}

/** Equal scores: the life stone first, then a yogakaraka, then fortune before luck. */
function precedence({ stone, yogakaraka }: GrahaRole): number {
  if (stone === 'life') return 0;
  if (yogakaraka) return 1;
  return stone === 'fortune' ? 2 : 3;
}

function fromNakshatra(chart: Chart): NakshatraGemAdvice {
  const nakshatra = NAKSHATRAS[chart.grahas.Moon.nakshatra]!;
  const graha = nakshatra.lord;
  const text = `Lord of ${nakshatra.name}, the Moon's nakshatra.`;
  const consult = NAVARATNA[graha].alwaysConsult
    ? `${NAVARATNA[graha].name} is by custom worn only on an astrologer's word.`
    : null;
  return {
    basis: 'nakshatra',
    evidence: 'weak',
    best: { ...stoneAdvice(graha, [{ title: 'Birth stone', text, points: 0 }]), consultFirst: consult },
    note: 'No birth time, so no lagna. Only the birth stone of your nakshatra can be named, which is weak evidence.',
    disclaimer: GEM_DISCLAIMER,
  };
}

/**
 * Which of the nine stones tradition would have this person wear, and which not. A stone strengthens its graha, so
 * only lords of 1, 5 and 9 are offered. Ranking: life 3, fortune and lucky 2; yogakaraka, running mahadasha and need of
 * help 1 each; a dusthana ruled besides takes 1 away, from the life stone not.
 * @param now ms since 1970: decides the running mahadasha
 */
export function gemAdvice(chart: Chart, now: number): GemAdvice {
  if (!chart.lagna) return fromNakshatra(chart);
  const roles = rolesFor(chart.lagna.rashi);
  const dashaLord = runningPeriods(chart, now)?.[0].lord;
  const byStanding = (standing: GrahaRole['standing']) =>
    Object.values(roles).filter((role) => role.standing === standing);
  const advise = (role: GrahaRole) => {
    const position = chart.grahas[role.graha];
    return stoneAdvice(role.graha, reasonsFor(role, position, dashaLord), role, position);
  };
  const owning = (role: GrahaRole) => {
    const text = `${nameOf(role.graha)} rules ${houses(role.owns)}.`;
    const title = role.standing === 'avoid' ? 'Better left alone' : 'Neutral';
    return stoneAdvice(role.graha, [{ title, text, points: 0 }], role, chart.grahas[role.graha]);
  };
  const ranked = byStanding('beneficial')
    .map((role) => ({ role, advice: advise(role) }))
    .sort((a, b) => b.advice.score - a.advice.score || precedence(a.role) - precedence(b.role))
    .map(({ advice }) => advice);
  const best = ranked[0]!;
  const alternative = ranked.slice(1).find(({ graha }) => !areEnemies(graha, best.graha))!;
  return {
    basis: 'lagna',
    best,
    alternative,
    ranked,
    neutral: byStanding('neutral').map(owning),
    avoid: byStanding('avoid').map(owning),
    nodes: NODES.map((graha) =>
      stoneAdvice(graha, [{ title: 'Node', text: `${nameOf(graha)} rules no house.`, points: 0 }]),
    ),
    disclaimer: GEM_DISCLAIMER,
  };
}

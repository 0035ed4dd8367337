import { RASHIS } from '../../tradition/rashis.ts';
import { ordinal, series } from '../wording.ts';
import type { Level, Transit } from './score.ts';

/** The Moon's own verdict by house: what the day brings, what to do; for a good house also when vedha spoils it. */
const MOON: Readonly<Record<number, { theme: string; advice: string; spoiled?: string }>> = {
  1: { theme: 'an easy day', advice: 'begin gently', spoiled: 'ease comes in parts' },
  2: { theme: 'watch spending', advice: 'mind how you say no' },
  3: { theme: 'courage and gain', advice: 'send the message you put off', spoiled: 'courage helps, gain waits' },
  4: { theme: 'unrest at home', advice: 'mend one small thing' },
  5: { theme: 'plans stall', advice: 'let a decision wait a day' },
  6: { theme: 'rivals yield', advice: 'clear the backlog', spoiled: 'rivals hold on' },
  7: { theme: 'good company', advice: 'say the practical thing kindly', spoiled: 'company is mixed' },
  8: { theme: 'caution (Chandrashtama)', advice: 'start nothing big' },
  9: { theme: 'a tiring day', advice: 'do one thing well' },
  10: { theme: 'work succeeds', advice: 'finish one visible thing', spoiled: 'work moves slowly' },
  11: { theme: 'gains', advice: 'ask for what you need', spoiled: 'gains come late' },
  12: { theme: 'rest and expense', advice: 'keep the day small' },
};

/** Grahas quick enough to say something new within a month; the slow ones stand in the explanation. */
const QUICK = ['Mercury', 'Venus', 'Sun', 'Mars'];

const moonOf = (transits: readonly Transit[]) => transits.find(({ graha }) => graha === 'Moon')!;

function theme(moon: Transit): string {
  const { theme: open, spoiled } = MOON[moon.house]!;
  return moon.spoiledBy.length > 0 ? spoiled! : open;
}

/** '2:05 pm' of an instant in ms since 1970, in Indian Standard Time. */
export function clockText(instant: number): string {
  const minutes = Math.floor(instant / 60_000 + 330) % 1440;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The quick graha that most bears out the day's level, the Moon aside. */
function second(transits: readonly Transit[], level: Level): string {
  const quick = QUICK.map((name) => transits.find(({ graha }) => graha === name)!);
  const helping = quick.filter(({ points }) => points > 0);
  const hard = quick.filter(({ good }) => !good);
  const [wanted, word] = level >= 3 && helping.length > 0 ? [helping, 'helps'] : [hard, 'asks for patience'];
  const chosen = wanted[0];
  return chosen ? ` ${chosen.graha} in your ${ordinal(chosen.house)} ${word}.` : '';
}

/**
 * A day for one Moon sign in at most 110 characters, fit for a ticker: every clause names the placement it rests on.
 * @param after the transits after the Moon's ingress, and when it happens (ms since 1970)
 */
export function predictionText(
  transits: readonly Transit[],
  level: Level,
  after?: { readonly transits: readonly Transit[]; readonly at: number },
): string {
  const moon = moonOf(transits);
  const house = ordinal(moon.house);
  const { advice } = MOON[moon.house]!;
  if (after) {
    const next = moonOf(after.transits);
    return `Moon in your ${house} until ${clockText(after.at)}: ${theme(moon)}; then in your ${ordinal(next.house)}: ${theme(next)}.`;
  }
  if (moon.spoiledBy.length > 0) {
    const { graha, house: from } = transits.find((transit) => transit.graha === moon.spoiledBy[0])!;
    return `Moon in your ${house}, checked by ${graha} in your ${ordinal(from)}: ${theme(moon)}; ${advice}.`;
  }
  return `Moon in your ${house}: ${theme(moon)}; ${advice}.${second(transits, level)}`;
}

function placed(transits: readonly Transit[]): string {
  return series(transits.map(({ graha, house }) => `${graha} in your ${ordinal(house)}`));
}

/** The same day at length: the Moon, then who helps, who is checked and who is hard. */
export function explanationText(transits: readonly Transit[], moonRashi: number): string {
  const moon = moonOf(transits);
  const others = transits.filter((transit) => transit !== moon);
  const house = (graha: string) => ordinal(transits.find((transit) => transit.graha === graha)!.house);
  const helping = others.filter(({ points }) => points > 0);
  const checked = others.filter(({ spoiledBy }) => spoiledBy.length > 0);
  const hard = others.filter(({ good }) => !good);
  const bySpoilers = ({ spoiledBy }: Transit) => series(spoiledBy.map((graha) => `${graha} in the ${house(graha)}`));
  const check = moon.spoiledBy.length > 0 ? `, checked by ${bySpoilers(moon)}` : '';
  return [
    `The Moon in ${RASHIS[moonRashi]!.name} is in your ${ordinal(moon.house)} house${check}: ${theme(moon)}; ${MOON[moon.house]!.advice}.`,
    ...(helping.length > 0 ? [`In good places: ${placed(helping)}.`] : []),
    ...checked.map((transit) => `${placed([transit])} would help, but is checked by ${bySpoilers(transit)} (vedha).`),
    ...(hard.length > 0 ? [`In places that ask for patience: ${placed(hard)}.`] : []),
  ].join(' ');
}

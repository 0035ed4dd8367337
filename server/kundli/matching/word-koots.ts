import type { Koot, MatchReply } from '@jyotiratna/contract';
import {
  type GunaMilan,
  ganaOf,
  gunaMilan,
  houseFrom,
  type KootName,
  lordOf,
  type MoonOfBirth,
  nadiOf,
  taraFrom,
  varnaOf,
  vashyaOf,
  yoniOf,
} from '@jyotiratna/jyotish';
import type { MatchingWords } from '@jyotiratna/messages/every-language/kundli.ts';

/** Two Moons that may have stood together at birth, and what custom gives them. */
export type Pair = { boy: MoonOfBirth; girl: MoonOfBirth; milan: GunaMilan };

/** Every pair of the Moons that the hours of birth allow; one where both are known. */
export function pairsOf(boys: readonly MoonOfBirth[], girls: readonly MoonOfBirth[]): [Pair, ...Pair[]] {
  return boys.flatMap((boy) => girls.map((girl) => ({ boy, girl, milan: gunaMilan(boy, girl) }))) as [Pair, ...Pair[]];
}

/** Names by index, in the reply's language. */
export type SkyNames = { rashi: (index: number) => string; nakshatra: (index: number) => string };

/** The eight koots in words; a koot that an open hour decides has all its possible points instead of a reason. */
export function wordKoots(pairs: readonly [Pair, ...Pair[]], messages: MatchingWords, names: SkyNames): Koot[] {
  const [first] = pairs;
  return first.milan.koots.map(({ name, maximum }, at): Koot => {
    const result = pairs.map(({ milan }) => milan.koots[at]!);
    const possible = [...new Set(result.map(({ points }) => points))].sort((a, b) => a - b);
    const values = (who: 'boy' | 'girl') =>
      [...new Set(pairs.map((pair) => broughtBy(name, pair[who], messages, names)))].join(messages.or);
    const disputed = result.some((koot) => koot.disputed) && (name === 'vashya' || name === 'yoni');
    // The same points for the whole day may still have several reasons; then those of its beginning are told.
    return {
      key: name,
      ...messages.koots[name],
      points: possible.length === 1 ? possible[0]! : null,
      possible,
      maximum,
      boy: values('boy'),
      girl: values('girl'),
      why:
        possible.length === 1 ? reasonOf(name, first, messages, names) : messages.why.open(possible.join(messages.or)),
      disputed: disputed ? messages.disputed[name] : null,
    };
  });
}

/** What one birth brings to a koot. */
function broughtBy(koot: KootName, moon: MoonOfBirth, messages: MatchingWords, names: SkyNames): string {
  switch (koot) {
    case 'varna':
      return messages.varnas[varnaOf(moon)]!;
    case 'vashya':
      return messages.vashyas[vashyaOf(moon)]!;
    case 'tara':
      return names.nakshatra(moon.nakshatra);
    case 'yoni':
      return messages.yonis[yoniOf(moon)]!;
    case 'grahaMaitri':
      return messages.graha(lordOf(moon));
    case 'gana':
      return messages.ganas[ganaOf(moon)]!;
    case 'bhakoot':
      return names.rashi(moon.rashi);
    case 'nadi':
      return messages.nadis[nadiOf(moon)]!;
  }
}

/** How two lords regard each other, by the points that it gives. */
const regards = {
  5: 'friends',
  4: 'friendNeutral',
  3: 'neutral',
  1: 'friendEnemy',
  0.5: 'neutralEnemy',
  0: 'enemies',
} as const;

function reasonOf(koot: KootName, { boy, girl, milan }: Pair, messages: MatchingWords, names: SkyNames): string {
  const { points } = milan.koots.find(({ name }) => name === koot)!;
  const [his, hers] = [boy, girl].map((moon) => broughtBy(koot, moon, messages, names)) as [string, string];
  const { why, taras } = messages;
  switch (koot) {
    case 'varna':
      return why.varna(his, hers, points > 0);
    case 'tara': {
      const tara = (from: MoonOfBirth, to: MoonOfBirth) => taras[taraFrom(from.nakshatra, to.nakshatra) - 1]!;
      return why.tara(tara(boy, girl), tara(girl, boy), points);
    }
    case 'grahaMaitri':
      return why.grahaMaitri(
        his,
        hers,
        lordOf(boy) === lordOf(girl) ? 'same' : regards[points as keyof typeof regards],
      );
    case 'bhakoot':
      return why.bhakoot(his, hers, houseFrom(boy.rashi, girl.rashi), houseFrom(girl.rashi, boy.rashi), points > 0);
    case 'nadi':
      return why.nadi(his, hers, points > 0);
    default:
      return why[koot](his, hers, points);
  }
}

/** What many hold to set a lost koot aside, where it holds at every open hour. */
export function wordRelief(pairs: readonly [Pair, ...Pair[]], messages: MatchingWords): MatchReply['relief'] {
  const [first, ...others] = pairs;
  return first.milan.relief
    .filter((key) => others.every(({ milan }) => milan.relief.includes(key)))
    .map((key) => ({ key, koot: key.startsWith('nadi') ? 'nadi' : 'bhakoot', text: messages.relief[key] }));
}

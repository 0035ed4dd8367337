import type { Koot, MatchReply } from '@jyotiratna/contract';
import { defined, itemAt } from '@jyotiratna/contract';
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
import type { MatchingLabels } from '@jyotiratna/messages/every-language/kundli.ts';

/** Possible Moon positions of both births, and their traditional points (guna milan). */
export type MatchedPair = { boy: MoonOfBirth; girl: MoonOfBirth; milan: GunaMilan };

/**
 * All pairs of Moon positions that unknown birth times permit; one pair if both times are known.
 */
export function pairsOf(
  boys: readonly MoonOfBirth[],
  girls: readonly MoonOfBirth[],
): [MatchedPair, ...MatchedPair[]] {
  return boys.flatMap((boy) =>
    girls.map((girl) => ({ boy, girl, milan: gunaMilan(boy, girl) })),
  ) as [MatchedPair, ...MatchedPair[]];
}

/** Names of rashis and nakshatras by index, in the reply's language. */
export type SkyNames = { rashi: (index: number) => string; nakshatra: (index: number) => string };

/**
 * The eight koots, localized. A koot that depends on an unknown birth time has all its possible
 * points instead of a reason.
 */
export function localizeKoots(
  pairs: readonly [MatchedPair, ...MatchedPair[]],
  messages: MatchingLabels,
  names: SkyNames,
): Koot[] {
  const [first] = pairs;
  return first.milan.koots.map(({ name, maximum }, at): Koot => {
    const variants = pairs.map(({ milan }) => itemAt(milan.koots, at));
    const possible = [...new Set(variants.map(({ points }) => points))].sort((a, b) => a - b);
    const values = (user: 'boy' | 'girl') =>
      [...new Set(pairs.map((pair) => broughtBy(name, pair[user], messages, names)))].join(
        messages.or,
      );
    const disputed =
      variants.some((koot) => koot.disputed) && (name === 'vashya' || name === 'yoni');
    // Equal points may have several reasons over the day; the reason at its start is returned.
    return {
      key: name,
      ...messages.koots[name],
      points: possible.length === 1 ? itemAt(possible, 0) : null,
      possible,
      maximum,
      boy: values('boy'),
      girl: values('girl'),
      why:
        possible.length === 1
          ? reasonOf(name, first, messages, names)
          : messages.why.open(possible.join(messages.or)),
      disputed: disputed ? messages.disputed[name] : null,
    };
  });
}

/** The attribute of a birth that a koot compares. */
function broughtBy(
  koot: KootName,
  moon: MoonOfBirth,
  messages: MatchingLabels,
  names: SkyNames,
): string {
  switch (koot) {
    case 'varna':
      return defined(messages.varnas[varnaOf(moon)]);
    case 'vashya':
      return defined(messages.vashyas[vashyaOf(moon)]);
    case 'tara':
      return names.nakshatra(moon.nakshatra);
    case 'yoni':
      return defined(messages.yonis[yoniOf(moon)]);
    case 'grahaMaitri':
      return messages.graha(lordOf(moon));
    case 'gana':
      return defined(messages.ganas[ganaOf(moon)]);
    case 'bhakoot':
      return names.rashi(moon.rashi);
    case 'nadi':
      return defined(messages.nadis[nadiOf(moon)]);
  }
}

/** The relationship of two rashi lords, by the points of graha maitri. */
const regards = {
  5: 'friends',
  4: 'friendNeutral',
  3: 'neutral',
  1: 'friendEnemy',
  0.5: 'neutralEnemy',
  0: 'enemies',
} as const;

function reasonOf(
  koot: KootName,
  { boy, girl, milan }: MatchedPair,
  messages: MatchingLabels,
  names: SkyNames,
): string {
  const { points } = defined(milan.koots.find(({ name }) => name === koot));
  const [his, hers] = [boy, girl].map((moon) => broughtBy(koot, moon, messages, names)) as [
    string,
    string,
  ];
  const { why: reason, taras } = messages;
  switch (koot) {
    case 'varna':
      return reason.varna(his, hers, points > 0);
    case 'tara': {
      const tara = (from: MoonOfBirth, to: MoonOfBirth) =>
        itemAt(taras, taraFrom(from.nakshatra, to.nakshatra) - 1);
      return reason.tara(tara(boy, girl), tara(girl, boy), points);
    }
    case 'grahaMaitri':
      return reason.grahaMaitri(
        his,
        hers,
        lordOf(boy) === lordOf(girl) ? 'same' : regards[points as keyof typeof regards],
      );
    case 'bhakoot':
      return reason.bhakoot(
        his,
        hers,
        houseFrom(boy.rashi, girl.rashi),
        houseFrom(girl.rashi, boy.rashi),
        points > 0,
      );
    case 'nadi':
      return reason.nadi(his, hers, points > 0);
    default:
      return reason[koot](his, hers, points);
  }
}

/** Traditional exceptions that cancel a failed koot, if they apply at every possible birth time. */
export function localizeRelief(
  pairs: readonly [MatchedPair, ...MatchedPair[]],
  messages: MatchingLabels,
): MatchReply['relief'] {
  const [first, ...rest] = pairs;
  return first.milan.relief
    .filter((key) => rest.every(({ milan }) => milan.relief.includes(key)))
    .map((key) => ({
      key,
      koot: key.startsWith('nadi') ? 'nadi' : 'bhakoot',
      text: messages.relief[key],
    }));
}

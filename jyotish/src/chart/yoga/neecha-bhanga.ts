import { defined, itemAt } from '@jyotiratna/contract';
import type { KendraFrom, LiftingRight } from '@jyotiratna/messages/every-language/engine.ts';
import { GRAHA_DETAILS, type Graha, VISIBLE_GRAHAS } from '../../tradition/grahas.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { isExalted } from '../dignity.ts';
import type { YogaRule } from './rule.ts';
import { KENDRA, type View } from './view.ts';

type Fallen = (typeof VISIBLE_GRAHAS)[number];

/** A graha that cancels a debilitation, with its reasons and the reference points of its kendra. */
type Lifter = {
  readonly graha: Graha;
  readonly rights: readonly LiftingRight[];
  readonly from: readonly KendraFrom[];
};

/**
 * The grahas that cancel a debilitation: the lords of its rashi and of the exaltation rashi, and
 * the graha exalted in its rashi, if they are in a kendra from the lagna or the Moon. Never the
 * debilitated graha itself: Mercury rules its own exaltation rashi, and is too weak in Meena. The
 * Moon as a cancelling graha is in the first house from itself.
 */
function liftersOf(view: View, fallen: Fallen): Lifter[] {
  const rashi = view.rashi(fallen);
  const exaltation = defined(GRAHA_DETAILS[fallen].exaltation).rashi;
  return VISIBLE_GRAHAS.filter((graha) => graha !== fallen).flatMap((graha) => {
    const rights: LiftingRight[] = [
      ...(itemAt(RASHIS, rashi).lord === graha ? ['rashi' as const] : []),
      ...(itemAt(RASHIS, exaltation).lord === graha ? ['exaltation' as const] : []),
      ...(isExalted(graha, rashi) ? ['exalted' as const] : []),
    ];
    const from: KendraFrom[] = [
      ...(KENDRA.includes(view.house(graha)) ? ['lagna' as const] : []),
      ...(KENDRA.includes(view.houseFrom('Moon', graha))
        ? [graha === 'Moon' ? ('itself' as const) : ('moon' as const)]
        : []),
    ];
    return rights.length > 0 && from.length > 0 ? [{ graha, rights, from }] : [];
  });
}

/**
 * A debilitated graha whose weakness is cancelled by another, by the two conditions common to
 * the sources (Phaladeepika 7, 26 and 27; B. V. Raman, Three Hundred Important Combinations, 240
 * to 242); lists of up to eleven exist.
 */
export const NEECHA_BHANGA: YogaRule = {
  name: 'Neecha Bhanga Raja',
  group: 'Major Yogas',
  requiresLagna: true,
  disputed: true,
  judge(view) {
    const messages = view.messages.neechaBhanga;
    const fallen = VISIBLE_GRAHAS.filter(view.debilitated);
    const lifted = fallen.flatMap((graha) => {
      const lifters = liftersOf(view, graha).map((by) =>
        messages.lifter(view.places(by.graha), by.rights, by.from),
      );
      return lifters.length > 0 ? [messages.lifted(view.places(graha), lifters)] : [];
    });
    if (lifted.length > 0) return { present: true, reasonText: messages.found(lifted) };
    return {
      present: false,
      reasonText:
        fallen.length === 0 ? messages.noneFallen : messages.notLifted(view.places(...fallen)),
    };
  },
};

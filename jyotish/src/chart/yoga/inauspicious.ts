import { turn } from '../../sky/angle.ts';
import { type Graha, VISIBLE_GRAHAS } from '../../tradition/grahas.ts';
import { kemadruma } from './chandra.ts';
import type { YogaRule } from './rule.ts';
import { DUSTHANA, KENDRA, type View } from './view.ts';

const NODES = ['Rahu', 'Ketu'] as const;

/** A yoga of one of `grahas` conjunct one of `others` (in one rashi). */
function company(
  rule: Pick<YogaRule, 'name' | 'disputed'>,
  grahas: readonly Graha[],
  rest: readonly Graha[],
): YogaRule {
  return {
    ...rule,
    group: 'Inauspicious Yogas',
    requiresLagna: false,
    judge(view) {
      for (const graha of grahas) {
        const met = rest.filter((other) => view.rashi(other) === view.rashi(graha));
        if (met.length === 0) continue;
        return {
          present: true,
          reasonText: view.messages.company(view.places(graha, ...met), true),
        };
      }
      return {
        present: false,
        reasonText: view.messages.company(view.places(...grahas, ...rest), false),
      };
    },
  };
}

/**
 * Whether Shakat is void by the classical rule, as a message; empty if the chart has no lagna.
 */
function shakatVoiding(view: View): string {
  const { house } = view.positions.Moon;
  return house === null ? '' : ` ${view.messages.shakatVoid(KENDRA.includes(house))}`;
}

/** Yogas that are traditionally inauspicious; each describes a tendency. */
export const INAUSPICIOUS_YOGAS: readonly YogaRule[] = [
  {
    name: 'Daridra',
    group: 'Inauspicious Yogas',
    requiresLagna: true,
    disputed: true,
    judge(view) {
      const lord = view.lord(11);
      const present = DUSTHANA.includes(view.house(lord));
      return { present, reasonText: view.messages.daridra(view.places(lord), present) };
    },
  },
  company(
    {
      name: 'Grahan',
    },
    ['Sun', 'Moon'],
    NODES,
  ),
  {
    name: 'Shakat',
    group: 'Inauspicious Yogas',
    requiresLagna: false,
    judge(view) {
      const house = view.houseFrom('Jupiter', 'Moon');
      const present = [6, 8, 12].includes(house);
      const [moon, jupiter] = [view.places('Moon'), view.places('Jupiter')];
      const reason = view.messages.shakat(moon, jupiter, house, present);
      return { present, reasonText: present ? reason + shakatVoiding(view) : reason };
    },
  },
  company(
    {
      name: 'Chandal',
    },
    ['Jupiter'],
    NODES,
  ),
  {
    name: 'Kuja',
    group: 'Inauspicious Yogas',
    requiresLagna: true,
    judge(view) {
      const present = [1, 4, 7, 8, 12].includes(view.house('Mars'));
      return { present, reasonText: view.messages.kuja(view.places('Mars'), present) };
    },
  },
  kemadruma({ name: 'Kemdrum', group: 'Inauspicious Yogas' }),
  company(
    {
      name: 'Angarak',
      disputed: true,
    },
    ['Mars'],
    NODES,
  ),
  company(
    {
      name: 'Vish',
    },
    ['Moon'],
    ['Saturn'],
  ),
  {
    name: 'Kaal Sarp',
    group: 'Inauspicious Yogas',
    requiresLagna: false,
    judge(view) {
      const rahu = view.positions.Rahu.longitude;
      const next = VISIBLE_GRAHAS.filter(
        (graha) => turn(view.positions[graha].longitude - rahu) < 180,
      );
      const present = next.length === 0 || next.length === VISIBLE_GRAHAS.length;
      const axis = view.places('Rahu', 'Ketu');
      const { found, parted } = view.messages.kaalSarp;
      if (present) return { present, reasonText: found(axis) };
      const one = view.places(...next);
      const other = view.places(...VISIBLE_GRAHAS.filter((graha) => !next.includes(graha)));
      return { present, reasonText: parted(axis, one, other) };
    },
  },
];

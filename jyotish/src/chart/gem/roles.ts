import { itemAt } from '@jyotiratna/contract';
import { type Graha, VISIBLE_GRAHAS } from '../../tradition/grahas.ts';
import { type Lord, RASHIS, rashiOfHouse } from '../../tradition/rashis.ts';

const TRIKONA = [1, 5, 9];
const KENDRA = [4, 7, 10];
const HARMFUL = [3, 6, 8, 11, 12];

/** The role of a graha for a lagna, determined by the bhavas that it rules. */
export interface GrahaRole {
  readonly graha: Lord;
  /** Bhavas it rules, in order. */
  readonly owns: readonly number[];
  /** `life`: lord of the 1st; `lucky`: of the 5th; `fortune`: of the 9th. */
  readonly stone: 'life' | 'lucky' | 'fortune' | null;
  /** Whether it rules a kendra and the 5th or 9th. */
  readonly yogakaraka: boolean;
  /** `avoid`: rules one of 3, 6, 8, 11, 12 but not 1, 5 or 9; `neutral`: rules 2, 4, 7, 10 only. */
  readonly standing: 'beneficial' | 'neutral' | 'avoid';
}

/**
 * Roles of the seven visible grahas for a lagna rashi (0 to 11). The nodes rule no house and have
 * no role.
 */
export function rolesFor(lagna: number): Readonly<Record<Lord, GrahaRole>> {
  return itemAt(ROLES, lagna);
}

function makeRoles(lagna: number): Readonly<Record<Lord, GrahaRole>> {
  const roles = {} as Record<Lord, GrahaRole>;
  for (const graha of VISIBLE_GRAHAS) {
    const owns = Array.from({ length: 12 }, (_, i) => i + 1).filter(
      (house) => itemAt(RASHIS, rashiOfHouse(lagna, house)).lord === graha,
    );
    const any = (houses: readonly number[]) => owns.some((house) => houses.includes(house));
    roles[graha] = {
      graha,
      owns,
      stone: owns.includes(1)
        ? 'life'
        : owns.includes(5)
          ? 'lucky'
          : owns.includes(9)
            ? 'fortune'
            : null,
      yogakaraka: any(KENDRA) && any([5, 9]),
      standing: any(TRIKONA) ? 'beneficial' : any(HARMFUL) ? 'avoid' : 'neutral',
    };
  }
  return roles;
}

/** Computed once for each of the twelve lagnas. */
const ROLES = RASHIS.map(({ index }) => makeRoles(index));

/** The nodes, whose stones are never recommended from the lagna alone. */
export const NODES: readonly Graha[] = ['Rahu', 'Ketu'];

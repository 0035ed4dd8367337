import type { Graha } from '../src/tradition/grahas.ts';
import reference from './births.json' with { type: 'json' };

/** The reference values of one graha. */
export interface GoldenGraha {
  readonly longitude: number;
  readonly speed: number;
  readonly rashi: string;
  readonly house: number;
  readonly nakshatra: string;
  readonly pada: number;
  readonly retrograde: boolean;
}

type Boundaries = readonly (readonly [lord: Graha, start: string, end: string])[];

/** One birth with reference values; `births.json` has their source and units. */
export interface GoldenBirth {
  readonly id: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly date: string;
  readonly time: string;
  readonly offset: string;
  readonly utc: string;
  readonly deltaT: number;
  readonly ayanamsa: number;
  readonly lagna: number;
  readonly lagnaRashi: string;
  readonly grahas: Readonly<Record<Graha, GoldenGraha>>;
  readonly trueNode: number;
  readonly zodiac: string;
  readonly mahadashas: Boundaries;
  readonly firstAntardashas: Boundaries;
  readonly antardashaAtBirth: Graha;
  readonly mars: { fromLagna: number; fromMoon: number; fromVenus: number; dosha: boolean };
  readonly yogas: Readonly<Record<string, readonly string[]>>;
}

export const REFERENCE_BIRTHS = reference.births as unknown as readonly GoldenBirth[];

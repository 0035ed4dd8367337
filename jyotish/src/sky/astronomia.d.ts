// astronomia 4.2.0 ships no types. Only the functions that the engine uses are declared, in the
// library's own units.

declare module 'astronomia/nutation' {
  /** Nutation in longitude and in obliquity, radians (IAU 1980), at a Julian ephemeris day. */
  export function nutation(jde: number): [longitude: number, obliquity: number];
}

declare module 'astronomia/moonposition' {
  /**
   * Geocentric place on the ecliptic and mean equinox of date (Meeus, chapter 47): radians,
   * radians, km.
   */
  export function position(jde: number): { lon: number; lat: number; range: number };
}

declare module 'astronomia/planetposition' {
  /** Terms of VSOP87; opaque here. */
  export interface PlanetSeries {
    readonly name: string;
    readonly type: 'B' | 'D';
  }
  export class Planet {
    constructor(series: PlanetSeries);
    /** Heliocentric place on the J2000 ecliptic: radians, radians, au. */
    position2000(jde: number): { lon: number; lat: number; range: number };
  }
}

declare module 'astronomia/elp' {
  /** Terms of ELP/MPP02; opaque here. */
  export interface MoonSeries {
    readonly name: string;
  }
  export class Moon {
    constructor(series: MoonSeries);
    /** Geocentric place on the J2000 ecliptic, km. */
    positionXYZ(jde: number): { x: number; y: number; z: number };
  }
}

declare module 'astronomia/data/elpMppDe' {
  const series: import('astronomia/elp').MoonSeries;
  export default series;
}
declare module 'astronomia/data/vsop87Bearth' {
  const series: import('astronomia/planetposition').PlanetSeries;
  export default series;
}
declare module 'astronomia/data/vsop87Bmercury' {
  const series: import('astronomia/planetposition').PlanetSeries;
  export default series;
}
declare module 'astronomia/data/vsop87Bvenus' {
  const series: import('astronomia/planetposition').PlanetSeries;
  export default series;
}
declare module 'astronomia/data/vsop87Bmars' {
  const series: import('astronomia/planetposition').PlanetSeries;
  export default series;
}
declare module 'astronomia/data/vsop87Bjupiter' {
  const series: import('astronomia/planetposition').PlanetSeries;
  export default series;
}
declare module 'astronomia/data/vsop87Bsaturn' {
  const series: import('astronomia/planetposition').PlanetSeries;
  export default series;
}

/** The package carries no types; this is the part used here. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepAllGlyphs?: boolean;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Uint8Array>;
}

/** The package carries no types; this is the part used here. */
declare module 'bidi-js' {
  type Direction = 'ltr' | 'rtl';
  type Levels = { levels: Uint8Array; paragraphs: { level: number }[] };
  export default function bidiFactory(): {
    getEmbeddingLevels: (text: string, base?: Direction) => Levels;
  };
}

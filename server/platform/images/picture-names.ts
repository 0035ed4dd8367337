/** Formats that every width is stored in, the preferred one first. */
export const formats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof formats)[number];

/** Enough of a picture's record to name all its files. */
export interface PictureRef {
  id: string;
  widths: readonly number[];
}

/** File name of one variant: `{id}-{width}.{avif|webp}`. Served under `/pictures/`, never changed once written. */
export function pictureFile(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

/** All files of a picture. */
export function pictureFiles({ id, widths }: PictureRef): string[] {
  return widths.flatMap((width) => formats.map((format) => pictureFile(id, width, format)));
}

/**
 * The URLs of a picture by format, for a `srcset`: `{ avif: '/pictures/x-160.avif 160w, …', webp: … }`, and one that any
 * browser shows: the WebP nearest to 640 px.
 */
export function pictureUrls({ id, widths }: PictureRef): { srcset: Record<PictureFormat, string>; src: string } {
  const set = (format: PictureFormat) =>
    widths.map((width) => `/pictures/${pictureFile(id, width, format)} ${width}w`).join(', ');
  const middle = widths.find((width) => width >= 640) ?? widths.at(-1)!;
  return { srcset: { avif: set('avif'), webp: set('webp') }, src: `/pictures/${pictureFile(id, middle, 'webp')}` };
}

/** The file of a document that is kept as it came, named as a picture's so that it lives and goes like one. */
export const documentFile = (id: string) => `${id}-1.pdf`;

const pattern = /^[0-9a-f]{24}-[1-9][0-9]{0,3}\.(avif|webp|pdf)$/;

/** The picture that a file belongs to: the part of its name before the hyphen. */
export function pictureOf(file: string): string {
  return file.slice(0, file.indexOf('-'));
}

/** The format of a stored file's name, or undefined when the text is not such a name: the only names a store ever sees. */
export function formatOf(file: string): PictureFormat | 'pdf' | undefined {
  return pattern.exec(file)?.[1] as PictureFormat | 'pdf' | undefined;
}

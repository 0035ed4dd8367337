/** Formats that every width is stored in, the preferred one first. */
export const formats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof formats)[number];

/** The part of an image's record needed to name all its files. */
export interface ImageRef {
  id: string;
  widths: readonly number[];
}

/**
 * File name of one variant: `{id}-{width}.{avif|webp}`. Served under `/pictures/`, immutable.
 */
export function imageFile(id: string, width: number, format: ImageFormat): string {
  return `${id}-${width}.${format}`;
}

/** All files of an image. */
export function imageFiles({ id, widths }: ImageRef): string[] {
  return widths.flatMap((width) => formats.map((format) => imageFile(id, width, format)));
}

/** Where a file of the shop's images is found: the one place on the server that knows. */
export const imageAddress = (file: string) => `/pictures/${file}`;

/**
 * The file of a document stored unchanged, named like an image's so that it has the same
 * lifecycle.
 */
export const documentFile = (id: string) => `${id}-1.pdf`;
/** The file of a film, stored unchanged. */
export const filmFile = (id: string, format: FilmFormat) => `${id}-1.${format}`;

/** The file of one image of a turn, encoded in one size alone. */
export const frameFile = (id: string) => `${id}-1.webp`;

/**
 * The names under which an image without widths may be stored: a document, a film or an image of a
 * turn.
 */
export function singleFiles(id: string): string[] {
  return [documentFile(id), frameFile(id), ...filmFormats.map((format) => filmFile(id, format))];
}

/** Formats of films, and the formats of files that are stored unchanged. */
export const filmFormats = ['mp4', 'webm'] as const;
export type FilmFormat = (typeof filmFormats)[number];
export type FileFormat = ImageFormat | FilmFormat | 'pdf';

const pattern = /^[0-9a-f]{24}-[1-9][0-9]{0,3}\.(avif|webp|pdf|mp4|webm)$/;

/** The image that a file belongs to: the part of its name before the hyphen. */
export function imageOf(file: string): string {
  return file.slice(0, file.indexOf('-'));
}

/** The image of a file by its address (`imageAddress`). */
export const imageAt = (address: string) => imageOf(address.slice(imageAddress('').length));

/**
 * The format of a stored file's name, or undefined when the text is not such a name: the only names
 * a store ever sees.
 */
export function formatOf(file: string): FileFormat | undefined {
  return pattern.exec(file)?.[1] as FileFormat | undefined;
}

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

/** All files of an image. */
export function pictureFiles({ id, widths }: PictureRef): string[] {
  return widths.flatMap((width) => formats.map((format) => pictureFile(id, width, format)));
}

/** Where a file of the shop's images is found: the one place on the server that knows. */
export const pictureAddress = (file: string) => `/pictures/${file}`;

/** The file of a document that is kept as it came, named as a picture's so that it lives and goes like one. */
export const documentFile = (id: string) => `${id}-1.pdf`;

const pattern = /^[0-9a-f]{24}-[1-9][0-9]{0,3}\.(avif|webp|pdf)$/;

/** The image that a file belongs to: the part of its name before the hyphen. */
export function pictureOf(file: string): string {
  return file.slice(0, file.indexOf('-'));
}

/** The format of a stored file's name, or undefined when the text is not such a name: the only names a store ever sees. */
export function formatOf(file: string): PictureFormat | 'pdf' | undefined {
  return pattern.exec(file)?.[1] as PictureFormat | 'pdf' | undefined;
}

/** Formats in which every width is stored, preferred first. */
export const formats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof formats)[number];

/** The fields of an image from which all its file names follow. */
export interface ImageRef {
  id: string;
  widths: readonly number[];
}

/** The file name of a variant: `{id}-{width}.{avif|webp}`. Served under `/pictures/`, immutable. */
export function imageFile(id: string, width: number, format: ImageFormat): string {
  return `${id}-${width}.${format}`;
}

/** All files of an image. */
export function imageFiles({ id, widths }: ImageRef): string[] {
  return widths.flatMap((width) => formats.map((format) => imageFile(id, width, format)));
}

/** The URL path of an image file; no other code on the server builds it. */
export const imageAddress = (file: string) => `/pictures/${file}`;

/**
 * The file name of a PDF that is stored unchanged, in the format of an image's, so that it has the
 * same lifecycle.
 */
export const documentFile = (id: string) => `${id}-1.pdf`;
/** The file name of a video, which is stored unchanged. */
export const videoFile = (id: string, format: VideoFormat) => `${id}-1.${format}`;

/** The file name of an image of a 360° turn, which is encoded in one size only. */
export const frameFile = (id: string) => `${id}-1.webp`;

/**
 * The possible file names of an image without widths: a PDF, a video, or an image of a 360° turn.
 */
export function singleFiles(id: string): string[] {
  return [documentFile(id), frameFile(id), ...videoFormats.map((format) => videoFile(id, format))];
}

/** Formats of videos, which are stored unchanged. */
export const videoFormats = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];
export type FileFormat = ImageFormat | VideoFormat | 'pdf';

const pattern = /^[0-9a-f]{24}-[1-9][0-9]{0,3}\.(avif|webp|pdf|mp4|webm)$/;

/** The id of the image that a file belongs to: the part of its name before the hyphen. */
export function imageOf(file: string): string {
  return file.slice(0, file.indexOf('-'));
}

/** The id of the image at a URL path (`imageAddress`). */
export const imageAt = (address: string) => imageOf(address.slice(imageAddress('').length));

/**
 * The format of a file name; undefined if it is no valid name of an image file. Only valid names
 * reach a store.
 */
export function formatOf(file: string): FileFormat | undefined {
  return pattern.exec(file)?.[1] as FileFormat | undefined;
}

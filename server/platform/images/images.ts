import { createHash } from 'node:crypto';
import { limits as shared } from '@jyotiratna/contract';
import { decodeImage } from './decode-image.ts';
import { encodeVariants, type ImageVariant } from './encode-variants.ts';
import { sharp } from './guarded-sharp.ts';
import { ImageError } from './image-error.ts';
import {
  documentFile,
  type FileFormat,
  formatOf,
  frameFile,
  type ImageRef,
  imageFile,
  imageFiles,
  singleFiles,
  type VideoFormat,
  videoFile,
} from './image-names.ts';
import { imageLimits } from './limits.ts';
import type { ImageStore } from './store.ts';
import { tintOf } from './tint.ts';

/** A stored image, in every width and format. */
export interface StoredImage {
  /** Hash of the uploaded bytes: the same upload has the same id. */
  id: string;
  /** The size of the upright source in px. */
  width: number;
  height: number;
  /**
   * Whether it is a cut-out, displayed on the tile's tint; an opaque photograph covers the tint.
   */
  hasAlpha: boolean;
  /** Background colour for a cut-out, `#RRGGBB`. */
  tint?: string;
  /** Widths stored in px, ascending, each as AVIF and WebP; names in `image-names.ts`. */
  widths: number[];
}

export interface Images {
  /**
   * Validates, decodes, re-encodes (without metadata) and stores an uploaded image: all files or
   * none.
   * @param options `maxBytes` overrides the size limit of uploads
   * @throws ImageError; the caller must not store a row then
   */
  accept(upload: Buffer, options?: { maxBytes: number }): Promise<StoredImage>;
  /**
   * Stores a PDF unchanged. @returns its record as an image without widths
   * @throws ImageError `type`, `size`, `disk-full` or `storage`
   */
  acceptPdf(upload: Buffer): Promise<StoredImage>;
  /**
   * Stores a video unchanged. @returns its record as an image without widths, and its format
   * @throws ImageError `type`, `size`, `disk-full` or `storage`
   */
  acceptVideo(upload: Buffer): Promise<{ stored: StoredImage; format: VideoFormat }>;
  /**
   * Stores an image of a 360° turn as a WebP file, at most `frameWidth` px wide, without metadata.
   * @returns its record as an image without widths @throws ImageError
   */
  acceptFrame(upload: Buffer): Promise<StoredImage>;
  /**
   * Validates, decodes and re-encodes a private image (without metadata). It is not stored here and
   * has no public URL.
   * @returns a WebP file, at most 1280 px wide @throws ImageError
   */
  makePrivate(upload: Buffer): Promise<{ bytes: Buffer; width: number; height: number }>;
  /**
   * A file by name, for `/pictures/:file`; undefined for unknown names. Files are immutable and may
   * be cached forever.
   */
  read(file: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
  /**
   * Stores a file from another shop's archive under its name, unchanged.
   * @throws ImageError `type` for a name or content that is no valid image file
   */
  restore(file: string, bytes: Buffer): Promise<void>;
  /**
   * Deletes an image's files, once no product uses the image.
   * @throws ImageError `storage`
   */
  remove(imageItem: ImageRef): Promise<void>;
  /** Lists and removes old files: see `ImageStore`. */
  listOlder: ImageStore['listOlder'];
  removeOlder: ImageStore['removeOlder'];
}

/**
 * Part of every id: increment it when the encoding changes, because files are cached forever by
 * name.
 */
const recipe = 'pictures/1';

/** The width of an image of a 360° turn in px: slightly more than displayed on a large screen. */
const frameWidth = 800;

/** The id of an uploaded file: 24 hex digits. */
export function imageId(upload: Buffer): string {
  return createHash('sha256').update(recipe).update(upload).digest('hex').slice(0, 24);
}

/**
 * Decodes and encodes an image without storing it. @param effort of the AVIF encoder, 0 to 9
 * @throws ImageError
 */
export async function prepareImage(upload: Buffer, effort?: number, maxBytes?: number) {
  const decoded = await decodeImage(upload, maxBytes);
  const [variants, tint] = [await encodeVariants(decoded, effort), await tintOf(decoded)];
  const { width, height, hasAlpha } = decoded;
  const widths = [...new Set(variants.map((variant) => variant.width))];
  const imageItem: StoredImage = {
    id: imageId(upload),
    width,
    height,
    hasAlpha,
    widths,
    ...(tint && { tint }),
  };
  return { picture: imageItem, variants };
}

/**
 * The shop's images.
 * @param parallel number of images processed concurrently; each occupies a core for seconds, and up
 * to 200 MB while it is decoded
 */
export function createImages({
  store,
  parallel = 2,
}: {
  store: ImageStore;
  parallel?: number;
}): Images {
  const turn = createTurns(parallel);
  return {
    accept: (upload, options) =>
      turn(async () => {
        const { picture: imageItem, variants } = await prepareImage(
          upload,
          undefined,
          options?.maxBytes,
        ).catch((error: unknown) => {
          throw error instanceof ImageError
            ? error
            : new ImageError('broken', 'The picture could not be encoded', error);
        });
        await putAll(store, imageItem.id, variants);
        return imageItem;
      }),

    async acceptPdf(upload) {
      if (upload.length > imageLimits.bytes)
        throw new ImageError('size', `${upload.length} bytes are too many`);
      if (!isPdf(upload)) throw new ImageError('type', 'The first bytes are not those of a PDF');
      const id = imageId(upload);
      await store.put(documentFile(id), upload);
      return { id, width: 0, height: 0, hasAlpha: false, widths: [] };
    },

    async acceptVideo(upload) {
      if (upload.length > shared.videoBytes)
        throw new ImageError('size', `${upload.length} bytes are too many`);
      const format = videoFormatOf(upload);
      if (!format)
        throw new ImageError('type', 'The first bytes are not those of an MP4 or a WebM');
      const id = imageId(upload);
      await store.put(videoFile(id, format), upload);
      return { stored: { id, width: 0, height: 0, hasAlpha: false, widths: [] }, format };
    },

    acceptFrame: (upload) =>
      turn(async () => {
        const { pixels, width, height } = await decodeImage(upload);
        const { data, ...raw } = pixels;
        const resized = sharp(data, { raw }).resize({
          width: frameWidth,
          withoutEnlargement: true,
        });
        // Differs from the id of the same file as an image with widths.
        const id = imageId(Buffer.concat([Buffer.from('frame'), upload]));
        await store.put(frameFile(id), await resized.webp({ quality: 74 }).toBuffer());
        return { id, width, height, hasAlpha: false, widths: [] };
      }),

    makePrivate: (upload) =>
      turn(async () => {
        const { data, ...raw } = (await decodeImage(upload)).pixels;
        const bytes = await sharp(data, { raw }).webp({ quality: 76 }).toBuffer();
        return { bytes, width: raw.width, height: raw.height };
      }),

    async read(file) {
      const format = formatOf(file);
      const bytes = format && (await store.get(file));
      return bytes && { bytes, contentType: contentTypes[format] };
    },

    async restore(file, bytes) {
      const format = formatOf(file);
      if (!format || !startsAs[format](bytes))
        throw new ImageError('type', `${file} is no file of an image`);
      await store.put(file, bytes);
    },

    async remove(imageItem) {
      const { id, widths } = imageItem;
      const files = widths.length > 0 ? imageFiles(imageItem) : singleFiles(id);
      for (const file of files) await store.remove(file);
    },

    listOlder: (ms) => store.listOlder(ms),
    removeOlder: (file, ms) => store.removeOlder(file, ms),
  };
}

const contentTypes: Readonly<Record<FileFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/**
 * Detects the format of a video by its content: the first box of an MP4, or the header of a WebM
 * (EBML).
 */
export function videoFormatOf(bytes: Buffer): VideoFormat | null {
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') {
    // QuickTime files have the same box, but browsers do not play them.
    return bytes.subarray(8, 12).toString('latin1') === 'qt  ' ? null : 'mp4';
  }
  const isEbml = bytes.subarray(0, 4).toString('hex') === '1a45dfa3';
  return isEbml && bytes.subarray(0, 64).includes('webm') ? 'webm' : null;
}

/** Whether the content is a PDF, regardless of its name. */
export function isPdf(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')
  );
}

/** Checks of the first bytes, by format. */
const startsAs = {
  avif: (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif',
  webp: (bytes: Buffer) => /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12)),
  pdf: isPdf,
  mp4: (bytes: Buffer) => videoFormatOf(bytes) === 'mp4',
  webm: (bytes: Buffer) => videoFormatOf(bytes) === 'webm',
};

/**
 * Stores all files; if one fails, the new ones are deleted, and the ones that existed before stay.
 */
async function putAll(store: ImageStore, id: string, variants: ImageVariant[]): Promise<void> {
  const written: string[] = [];
  try {
    for (const { width, format, bytes } of variants) {
      const file = imageFile(id, width, format);
      if (await store.put(file, bytes)) written.push(file);
    }
  } catch (error) {
    for (const file of written) await store.remove(file).catch(() => {});
    throw error;
  }
}

/** Runs at most `parallel` jobs concurrently, the others in order of arrival. */
function createTurns(parallel: number) {
  const pending: (() => void)[] = [];
  let free = parallel;
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => pending.push(resolve));
    try {
      return await job();
    } finally {
      const next = pending.shift();
      if (next) next();
      else free += 1;
    }
  };
}

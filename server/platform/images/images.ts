import { createHash } from 'node:crypto';
import { decodePicture } from './decode-picture.ts';
import { encodeVariants, type Variant } from './encode-variants.ts';
import { sharp } from './guarded-sharp.ts';
import { ImageError } from './image-error.ts';
import { limits } from './limits.ts';
import { documentFile, formatOf, type PictureRef, pictureFile, pictureFiles } from './picture-names.ts';
import type { ImageStore } from './store.ts';
import { tintOf } from './tint.ts';

/** An image that is stored in every width and format. */
export interface StoredPicture {
  /** Hash of the uploaded bytes: the same upload is the same image. */
  id: string;
  /** Size of the upright source in px. */
  width: number;
  height: number;
  /** A cut-out lies on the tile's tint; an opaque photograph covers it. */
  hasAlpha: boolean;
  /** Ground that suits a cut-out, `#RRGGBB`. */
  tint?: string;
  /** Widths stored in px, ascending, each as AVIF and WebP; names in `picture-names.ts`. */
  widths: number[];
}

export interface Images {
  /**
   * Checks, decodes, strips, re-encodes and stores one uploaded image. All files are stored, or none is left behind.
   * @throws ImageError; the caller stores no row then.
   */
  accept(upload: Buffer): Promise<StoredPicture>;
  /**
   * Stores a PDF as it came. @returns its picture-like record, which has no widths
   * @throws ImageError `type`, `size`, `disk-full` or `storage`
   */
  acceptPdf(upload: Buffer): Promise<StoredPicture>;
  /**
   * Checks, decodes, strips and re-encodes one image that is nobody else's: nothing is stored here, and no public address
   * leads to it. @returns a WebP file, at most 1280 px wide @throws ImageError
   */
  makePrivate(upload: Buffer): Promise<{ bytes: Buffer; width: number; height: number }>;
  /** One file by name, for `/pictures/:file`; undefined for unknown names. Bytes never change: cache them for ever. */
  read(file: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
  /** Removes a picture's files. Call it when no remedy shows the image any more. @throws ImageError `storage`. */
  remove(picture: PictureRef): Promise<void>;
  /** The files that lie in the store for a long time already, and their removal: see `ImageStore`. */
  listOlder: ImageStore['listOlder'];
  removeOlder: ImageStore['removeOlder'];
}

/** Part of every id: raise it when the encoding changes, because files are cached for ever under their names. */
const recipe = 'pictures/1';

/** The id of an uploaded file: 24 hex digits. */
export function pictureId(upload: Buffer): string {
  return createHash('sha256').update(recipe).update(upload).digest('hex').slice(0, 24);
}

/** Decodes and encodes an image without storing it. @param effort of the AVIF encoder, 0 to 9 @throws ImageError */
export async function preparePicture(upload: Buffer, effort?: number) {
  const decoded = await decodePicture(upload);
  const [variants, tint] = [await encodeVariants(decoded, effort), await tintOf(decoded)];
  const { width, height, hasAlpha } = decoded;
  const widths = [...new Set(variants.map((variant) => variant.width))];
  const picture: StoredPicture = { id: pictureId(upload), width, height, hasAlpha, widths, ...(tint && { tint }) };
  return { picture, variants };
}

/**
 * The shop's images.
 * @param parallel images worked on at once; each takes a core for seconds and up to 200 MB while it decodes.
 */
export function createImages({ store, parallel = 2 }: { store: ImageStore; parallel?: number }): Images {
  const turn = createTurns(parallel);
  return {
    accept: (upload) =>
      turn(async () => {
        const { picture, variants } = await preparePicture(upload).catch((error: unknown) => {
          throw error instanceof ImageError
            ? error
            : new ImageError('broken', 'The picture could not be encoded', error);
        });
        await putAll(store, picture.id, variants);
        return picture;
      }),

    async acceptPdf(upload) {
      if (upload.length > limits.bytes) throw new ImageError('size', `${upload.length} bytes are too many`);
      if (!isPdf(upload)) throw new ImageError('type', 'The first bytes are not those of a PDF');
      const id = pictureId(upload);
      await store.put(documentFile(id), upload);
      return { id, width: 0, height: 0, hasAlpha: false, widths: [] };
    },

    makePrivate: (upload) =>
      turn(async () => {
        const { data, ...raw } = (await decodePicture(upload)).pixels;
        const bytes = await sharp(data, { raw }).webp({ quality: 76 }).toBuffer();
        return { bytes, width: raw.width, height: raw.height };
      }),

    async read(file) {
      const format = formatOf(file);
      const bytes = format && (await store.get(file));
      return bytes && { bytes, contentType: format === 'pdf' ? 'application/pdf' : `image/${format}` };
    },

    async remove(picture) {
      const files = picture.widths.length > 0 ? pictureFiles(picture) : [documentFile(picture.id)];
      for (const file of files) await store.remove(file);
    },

    listOlder: (ms) => store.listOlder(ms),
    removeOlder: (file, ms) => store.removeOlder(file, ms),
  };
}

/** Whether the content is a PDF's, whatever its name says. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}

/** Stores every file; when one fails, those written now are taken back, and those that were there before stay. */
async function putAll(store: ImageStore, id: string, variants: Variant[]): Promise<void> {
  const written: string[] = [];
  try {
    for (const { width, format, bytes } of variants) {
      const file = pictureFile(id, width, format);
      if (await store.put(file, bytes)) written.push(file);
    }
  } catch (error) {
    for (const file of written) await store.remove(file).catch(() => {});
    throw error;
  }
}

/** Runs at most `parallel` jobs at once, the rest in order of arrival. */
function createTurns(parallel: number) {
  const waiting: (() => void)[] = [];
  let free = parallel;
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';

/** A file, and whether one made for the same body would be the same again. */
export type CreatedFile = { file: Buffer; isLasting: boolean };

type Options = {
  clock: Clock;
  capacityBytes: number;
  /** Maximum age of a file, in ms. */
  currentMs: number;
};

/**
 * Files that are requested again with the same body are not made again. They lie in this process's
 * memory alone, under hashes of the bodies, until newer ones need the room: a body and its file may
 * be personal.
 */
export function createFileCache({ clock, capacityBytes, currentMs }: Options) {
  const files = new LRUCache<string, Buffer>({
    maxSize: capacityBytes,
    sizeCalculation: ({ length }) => length + 200,
  });

  return async function fileFor(body: unknown, make: () => Promise<CreatedFile>): Promise<Buffer> {
    const key =
      Math.floor(clock.now() / currentMs) + hash('sha256', JSON.stringify(body), 'base64');
    const cached = files.get(key);
    if (cached) return cached;
    const { file, isLasting } = await make();
    if (isLasting) files.set(key, file);
    return file;
  };
}

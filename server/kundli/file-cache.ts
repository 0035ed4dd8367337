import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';

/** A generated file; `isLasting`: the same request would generate the same file again. */
export type CreatedFile = { file: Buffer; isLasting: boolean };

type Options = {
  clock: Clock;
  capacityBytes: number;
  /** Maximum age of a file, in ms. */
  currentMs: number;
};

/**
 * Caches generated files by a hash of the request's body, in this process's memory only (body and
 * file may be personal), until newer files need the space.
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

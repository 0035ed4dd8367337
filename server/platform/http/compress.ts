import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Most replies fit into it; zlib's default chunk of 64 KB would be allocated and freed with each of
 * them.
 */
const chunkSize = 16 * 1024;

/** Gzip reads the level, zstd the params. */
const zlibOptions = { chunkSize, level: 4, params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const brotliOptions = { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * These replies are compressed for one reader each: the best quality would cost more time than it
 * saves on the line. Up to 128 KB in one synchronous step, since a stream and its thread take
 * longer than the fifth of a millisecond of the work itself.
 */
export const compressOptions: FastifyCompressOptions & { syncThreshold: number } = {
  threshold: 1024,
  syncThreshold: 128 * 1024,
  brotliOptions,
  zlibOptions,
};

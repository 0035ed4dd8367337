import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Most replies fit into a chunk of this size; zlib's default of 64 KB would be allocated and freed
 * for each.
 */
const chunkSize = 16 * 1024;

/** Gzip uses the level, zstd the params. */
const zlibOptions = { chunkSize, level: 4, params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const brotliOptions = { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compression of replies for a single client: the best quality would take more time than it saves
 * in transfer. Up to 128 KB it is synchronous, since a stream and its thread take longer than the
 * 0.2 ms of the compression itself.
 */
export const compressOptions: FastifyCompressOptions & { syncThreshold: number } = {
  threshold: 1024,
  syncThreshold: 128 * 1024,
  brotliOptions,
  zlibOptions,
};

import zlib, { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Most replies fit into it; zlib's default chunk of 64 KB would be allocated and freed with each of them. */
const chunkSize = 16 * 1024;
/** Gzip reads the level, zstd the params. */
const zlibOptions = { chunkSize, level: 4, params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const brotliOptions = { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * These replies are compressed for one reader each: the best quality would cost more time than it saves on the line. Up to
 * 128 KB in one synchronous step, since a stream and its thread take longer than the fifth of a millisecond of the work itself.
 */
export const compressOptions: FastifyCompressOptions & { syncThreshold: number } = {
  threshold: 1024,
  syncThreshold: 128 * 1024,
  brotliOptions,
  zlibOptions,
};

/** Where a text lies as bytes while it is compressed: it needs no memory of its own, which would have to be given back each time. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024);

/** The same for a reply that is sent before any plugin meets it, in an encoding that the plugin chose. */
export function compressed(text: string, encoding: string | undefined): Buffer {
  // A character is three bytes at most.
  const isShort = encoding !== undefined && text.length * 3 <= scratch.length;
  const body = isShort ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text);
  if (encoding === 'zstd') return zlib.zstdCompressSync(body, { ...zlibOptions, pledgedSrcSize: body.length });
  if (encoding === 'br') return zlib.brotliCompressSync(body, brotliOptions);
  if (encoding === 'gzip') return zlib.gzipSync(body, zlibOptions);
  if (encoding === 'deflate') return zlib.deflateSync(body, zlibOptions);
  return isShort ? Buffer.from(body) : body;
}

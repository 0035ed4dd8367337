import { getImage } from '@jyotiratna/contract/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../platform/http/read-range.ts';
import { serve } from '../platform/http/serve.ts';
import type { Images } from '../platform/images/images.ts';

/**
 * Serves stored images. Names contain a hash of the content, so browsers may cache files forever.
 * The content security policy prevents a directly opened file from executing anything.
 */
export async function imageRoutes(
  app: FastifyInstance,
  { images }: { images: Images },
): Promise<void> {
  serve(app, getImage, async (request, reply) => {
    const image = await images.read(request.params.file);
    if (!image)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    if (image.contentType.startsWith('video/')) return sendVideo(request, reply, image);
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Browsers' PDF viewers do not work under that policy.
        .headers(
          image.contentType === 'application/pdf'
            ? { 'content-disposition': 'attachment; filename="report.pdf"' }
            : {},
        )
        .type(image.contentType)
        .send(image.bytes)
    );
  });
}

/**
 * Sends a video, or the byte range requested by a player, without which Safari plays nothing (RFC
 * 9110, 14).
 */
function sendVideo(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; media-src 'self'; sandbox")
    .header('accept-ranges', 'bytes')
    .type(contentType);
  const range = readRange(headers.range, bytes.length);
  if (range === 'whole') return reply.send(bytes);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const { from, to } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}

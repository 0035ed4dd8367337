import { getPicture } from '@jyotiratna/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Images } from '../platform/images/images.ts';

/**
 * Stored images. A name holds the hash of its content, so a browser may keep a file for ever. The policy keeps a file
 * that a browser opens by itself from doing anything.
 */
export async function pictureRoutes(app: FastifyInstance, { images }: { images: Images }): Promise<void> {
  serve(app, getPicture, async (request, reply) => {
    const image = await images.read(request.params.file);
    if (!image) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // A browser's own viewer would not open it under that policy.
        .headers(
          image.contentType === 'application/pdf' ? { 'content-disposition': 'attachment; filename="report.pdf"' } : {},
        )
        .type(image.contentType)
        .send(image.bytes)
    );
  });
}

import { getImage } from '@jyotiratna/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Images } from '../platform/images/images.ts';

/**
 * Stored images. The name contains the hash of the content, so a browser may cache a file
 * forever. The policy prevents a directly opened file from executing anything.
 */
export async function imageRoutes(app: FastifyInstance, { images }: { images: Images }): Promise<void> {
  serve(app, getImage, async (request, reply) => {
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

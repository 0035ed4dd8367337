import { createHash } from 'node:crypto';
import { ImageError } from './image-error.ts';
import { formatOf } from './picture-names.ts';
import type { ImageStore } from './store.ts';

export interface S3Options {
  /** Base URL without the bucket, such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** How long one call may take, in ms. */
  timeoutMs?: number;
  /** How often a 5xx or 429 answer is asked again, with growing pauses. */
  retries?: number;
}

/**
 * Picture files in a bucket of any service that speaks S3, addressed by path. Writes carry `If-None-Match: *`: services
 * that know it answer 412 for a file that is there; those that do not write the same bytes once more.
 */
export function createS3Store({
  endpoint,
  bucket,
  timeoutMs = 15_000,
  retries = 2,
  ...credentials
}: S3Options): ImageStore {
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/pictures/`;
  // Loaded on first use: most shops keep their pictures on disk.
  let loading: Promise<import('aws4fetch').AwsClient> | undefined;
  const client = () => {
    loading ??= import('aws4fetch').then(({ AwsClient }) => new AwsClient({ ...credentials, service: 's3', retries }));
    return loading;
  };

  async function call(method: string, file: string, headers: Record<string, string> = {}, body?: Buffer) {
    try {
      const signed = await client();
      return await signed.fetch(base + file, {
        method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (error) {
      throw new ImageError('storage', 'The picture bucket did not answer', error);
    }
  }

  return {
    async put(file, bytes) {
      const reply = await call(
        'PUT',
        file,
        {
          'Content-Type': `image/${formatOf(file)}`,
          'Cache-Control': 'public, max-age=31536000, immutable',
          'If-None-Match': '*',
          'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
        },
        bytes,
      );
      await reply.body?.cancel();
      if (reply.status === 412) return false;
      if (reply.status === 507) throw new ImageError('disk-full', 'The picture bucket is full');
      if (!reply.ok) throw new ImageError('storage', `The picture bucket answered ${reply.status}`);
      return true;
    },

    async get(file) {
      const reply = await call('GET', file);
      if (reply.ok) return Buffer.from(await reply.arrayBuffer());
      await reply.body?.cancel();
      if (reply.status === 404) return undefined;
      throw new ImageError('storage', `The picture bucket answered ${reply.status}`);
    },

    async remove(file) {
      const reply = await call('DELETE', file);
      await reply.body?.cancel();
      if (!reply.ok && reply.status !== 404) {
        throw new ImageError('storage', `The picture bucket answered ${reply.status}`);
      }
    },
  };
}

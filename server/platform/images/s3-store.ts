import { createHash } from 'node:crypto';
import { ImageError } from './image-error.ts';
import { formatOf } from './image-names.ts';
import type { ImageStore } from './store.ts';

export interface S3Options {
  /** Base URL without the bucket, such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Timeout of one call in ms. */
  timeoutMs?: number;
  /** Number of retries after a 5xx or 429 response, with increasing delays. */
  retries?: number;
}

/**
 * Stores image files in a bucket of any S3-compatible service, with path-style URLs. Writes have
 * `If-None-Match: *`: services that support it respond with 412 for an existing file; others store
 * the same bytes again.
 */
export function createS3Store({
  endpoint,
  bucket,
  timeoutMs = 15_000,
  retries = 2,
  ...credentials
}: S3Options): ImageStore {
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const prefix = 'pictures/';
  // Imported on first use: most shops store images on disk.
  let loading: Promise<import('aws4fetch').AwsClient> | undefined;
  const client = () => {
    loading ??= import('aws4fetch').then(
      ({ AwsClient }) => new AwsClient({ ...credentials, service: 's3', retries }),
    );
    return loading;
  };

  /** `target` is a file name, or a query about the bucket. */
  async function call(
    method: string,
    target: string,
    headers: Record<string, string> = {},
    body?: Buffer,
  ) {
    try {
      const signed = await client();
      return await signed.fetch(
        target.startsWith('?') ? `${root}${target}` : `${root}/${prefix}${target}`,
        {
          method,
          headers,
          signal: AbortSignal.timeout(timeoutMs),
          ...(body && { body: new Uint8Array(body) }),
        },
      );
    } catch (error) {
      throw new ImageError('storage', 'The image bucket did not respond', error);
    }
  }

  async function write(
    file: string,
    bytes: Buffer,
    condition: Record<string, string>,
  ): Promise<boolean> {
    const headers = {
      'Content-Type': formatOf(file) === 'pdf' ? 'application/pdf' : `image/${formatOf(file)}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
      ...condition,
    };
    const reply = await call('PUT', file, headers, bytes);
    await reply.body?.cancel();
    if (reply.status === 412) return false;
    if (reply.status === 507) throw new ImageError('disk-full', 'The image bucket is full');
    if (!reply.ok)
      throw new ImageError('storage', `The image bucket responded with ${reply.status}`);
    return true;
  }

  return {
    async put(file, bytes) {
      if (await write(file, bytes, { 'If-None-Match': '*' })) return true;
      // Writing the same bytes again is the only way to update the modification time in a bucket;
      // the name is a hash of the upload.
      await write(file, bytes, {});
      return false;
    },

    async get(file) {
      const reply = await call('GET', file);
      if (reply.ok) return Buffer.from(await reply.arrayBuffer());
      await reply.body?.cancel();
      if (reply.status === 404) return undefined;
      throw new ImageError('storage', `The image bucket responded with ${reply.status}`);
    },

    async *listOlder(ms) {
      for (let token = ''; ; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token && { 'continuation-token': token }),
        });
        const reply = await call('GET', `?${query}`);
        if (!reply.ok)
          throw new ImageError('storage', `The image bucket responded with ${reply.status}`);
        const page = await reply.text();
        yield namesIn(page, prefix, Date.now() - ms);
        token = decodeXml(/<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '');
        if (!token) return;
      }
    },

    async removeOlder(file, ms) {
      const reply = await call('HEAD', file);
      const modifiedAt = Date.parse(reply.headers.get('last-modified') ?? '');
      if (reply.ok && modifiedAt < Date.now() - ms) await this.remove(file);
    },

    async remove(file) {
      const reply = await call('DELETE', file);
      await reply.body?.cancel();
      if (!reply.ok && reply.status !== 404) {
        throw new ImageError('storage', `The image bucket responded with ${reply.status}`);
      }
    },
  };
}

/** The image files in a page of ListObjectsV2 that were last modified before a time. */
function namesIn(page: string, prefix: string, before: number): string[] {
  return [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([entry]) => {
    const name = /<Key>([^<]+)</.exec(entry)?.[1]?.slice(prefix.length) ?? '';
    const modifiedAt = Date.parse(/<LastModified>([^<]+)</.exec(entry)?.[1] ?? '');
    return formatOf(name) && modifiedAt < before ? [name] : [];
  });
}

const decodeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

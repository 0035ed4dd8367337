import type { S3Options } from './s3-store.ts';

/**
 * A bucket's response: its status and S3's error code ('NoSuchBucket'), or the reason for a missing
 * response.
 */
export type BucketResponse =
  | { ok: true }
  | { ok: false; status: number; word: string }
  | { ok: false; silent: string };

/**
 * Lists one name of a bucket, to check the list permission, which the cleanup of orphaned images
 * needs. Never throws.
 */
export async function probeBucket({
  endpoint,
  bucket,
  timeoutMs = 10_000,
  ...given
}: S3Options): Promise<BucketResponse> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ retries: 1, ...given, service: 's3' });
  try {
    const reply = await client.fetch(
      `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/?list-type=2&max-keys=1`,
      { signal: AbortSignal.timeout(timeoutMs) },
    );
    const text = await reply.text();
    if (reply.ok && text.includes('<ListBucketResult')) return { ok: true };
    return { ok: false, status: reply.status, word: /<Code>(\w{1,60})</.exec(text)?.[1] ?? '' };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { ok: false, silent: cause?.code ?? name };
  }
}

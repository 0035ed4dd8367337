import type { S3Options } from './s3-store.ts';

/** What a bucket answered: its status and S3's own word for the failure ('NoSuchBucket'), or why nothing came. */
export type BucketAnswer = { ok: true } | { ok: false; status: number; word: string } | { ok: false; silent: string };

/** Asks a bucket for one name, which needs the right to list it, as the sweeping of forgotten images does. Throws nothing. */
export async function probeBucket({
  endpoint,
  bucket,
  timeoutMs = 10_000,
  ...given
}: S3Options): Promise<BucketAnswer> {
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

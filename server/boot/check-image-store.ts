import { EnvError } from '../platform/env.ts';
import { type BucketResponse, probeBucket } from '../platform/images/probe-bucket.ts';
import type { S3Options } from '../platform/images/s3-store.ts';

/**
 * The misconfigured variable for each S3 error code. Other codes are specific to a service, and
 * reported by HTTP status.
 */
const takes: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET must be the name of a bucket that exists at S3_ENDPOINT',
  InvalidBucketName: 'S3_BUCKET must be the name of a bucket that exists at S3_ENDPOINT',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID must be an existing key of the object storage',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY must be the secret of S3_ACCESS_KEY_ID',
  AuthorizationHeaderMalformed: 'S3_REGION must be the region of the bucket',
  PermanentRedirect: 'S3_REGION and S3_ENDPOINT must be those of the bucket',
  RequestTimeTooSkewed:
    'S3_ENDPOINT rejects requests because of their time: set the clock of this machine',
};

/**
 * Checks at start that the image bucket is reachable, rather than when a customer needs it.
 * @throws EnvError with one line that names the variable
 */
export async function checkImageStore(bucket: S3Options): Promise<void> {
  const outcome = await probeBucket(bucket);
  if (!outcome.ok) throw new EnvError(lineOf(outcome));
}

function lineOf(outcome: Exclude<BucketResponse, { ok: true }>): string {
  if ('silent' in outcome)
    return `S3_ENDPOINT must be the URL of a reachable object storage (${outcome.silent})`;
  const { status, word } = outcome;
  const result = `(response ${[status, word].filter(Boolean).join(' ')})`;
  if (takes[word]) return `${takes[word]} ${result}`;
  if (status === 401 || status === 403) {
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may list, read and write S3_BUCKET ${result}`;
  }
  if (status === 404) return `${takes.NoSuchBucket} ${result}`;
  return `S3_ENDPOINT must be the URL of a working object storage ${result}`;
}

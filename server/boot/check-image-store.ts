import { EnvError } from '../platform/env.ts';
import { type BucketAnswer, probeBucket } from '../platform/images/probe-bucket.ts';
import type { S3Options } from '../platform/images/s3-store.ts';

/** The variable behind S3's word for a failure. Other words are of the service, and told by the status. */
const takes: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET takes the name of a bucket that exists at S3_ENDPOINT',
  InvalidBucketName: 'S3_BUCKET takes the name of a bucket that exists at S3_ENDPOINT',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID takes a key that the object storage knows',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY takes the secret of S3_ACCESS_KEY_ID',
  AuthorizationHeaderMalformed: 'S3_REGION takes the region of the bucket',
  PermanentRedirect: 'S3_REGION and S3_ENDPOINT take those of the bucket',
  RequestTimeTooSkewed: 'S3_ENDPOINT refuses requests of another time: set the clock of this machine',
};

/**
 * Makes sure at the start that the bucket for images answers: later its silence would be found out by customers.
 * @throws EnvError with one line that names the variable
 */
export async function checkImageStore(bucket: S3Options): Promise<void> {
  const answer = await probeBucket(bucket);
  if (!answer.ok) throw new EnvError(lineOf(answer));
}

function lineOf(answer: Exclude<BucketAnswer, { ok: true }>): string {
  if ('silent' in answer) return `S3_ENDPOINT takes the URL of an object storage that answers (${answer.silent})`;
  const { status, word } = answer;
  const told = `(it answered ${[status, word].filter(Boolean).join(' ')})`;
  if (takes[word]) return `${takes[word]} ${told}`;
  if (status === 401 || status === 403) {
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY take a key that may list, read and write S3_BUCKET ${told}`;
  }
  if (status === 404) return `${takes.NoSuchBucket} ${told}`;
  return `S3_ENDPOINT takes the URL of an object storage that works ${told}`;
}

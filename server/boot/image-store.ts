import path from 'node:path';
import type { Env } from '../platform/env.ts';
import { createFileStore } from '../platform/images/file-store.ts';
import { createS3Store, type S3Options } from '../platform/images/s3-store.ts';
import type { ImageStore } from '../platform/images/store.ts';

/** The image bucket's S3 options; null if none is configured. */
export function bucketOf(env: Env): S3Options | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  if (!(S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  };
}

/** The storage of this shop's images: object storage if configured, else the data folder. */
export function imageStore(env: Env): ImageStore {
  const bucket = bucketOf(env);
  return bucket ? createS3Store(bucket) : createFileStore(path.join(env.DATA_DIR, 'uploads'));
}

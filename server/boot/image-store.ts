import path from 'node:path';
import { createFileStore } from '../ports/images/file-store.ts';
import { createS3Store, type S3Options } from '../ports/images/s3-store.ts';
import type { ImageStore } from '../ports/images/store.ts';
import type { Env } from './env.ts';

/** The bucket for pictures, where one is configured. */
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

/** Where this shop keeps its pictures: object storage where it is configured, else the data folder. */
export function imageStore(env: Env): ImageStore {
  const bucket = bucketOf(env);
  return bucket ? createS3Store(bucket) : createFileStore(path.join(env.DATA_DIR, 'uploads'));
}

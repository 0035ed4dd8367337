import path from 'node:path';
import { createFileStore } from '../ports/images/file-store.ts';
import { createS3Store } from '../ports/images/s3-store.ts';
import type { ImageStore } from '../ports/images/store.ts';
import type { Env } from './env.ts';

/** Where this shop keeps its pictures: object storage where it is configured, else the data folder. */
export function imageStore(env: Env): ImageStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return createS3Store({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      region: S3_REGION,
    });
  }
  return createFileStore(path.join(env.DATA_DIR, 'uploads'));
}

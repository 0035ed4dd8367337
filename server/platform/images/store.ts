/** A storage for image files, named as in `image-names.ts`; files are immutable. */
export interface ImageStore {
  /**
   * Stores a file atomically. An existing file of that name stays, and its time is updated.
   * @returns whether it was created now
   * @throws ImageError `disk-full` or `storage`
   */
  put(file: string, bytes: Buffer): Promise<boolean>;
  /** Returns the bytes of a file; undefined if missing. @throws ImageError `storage` */
  get(file: string): Promise<Buffer | undefined>;
  /** Removes a file; idempotent: a missing file is ignored. @throws ImageError `storage` */
  remove(file: string): Promise<void>;
  /**
   * Pages of names of image files that were last stored more than `ms` ago. @throws ImageError
   * `storage`
   */
  listOlder(ms: number): AsyncIterable<string[]>;
  /** Removes a file unless it was stored within the last `ms`. @throws ImageError `storage` */
  removeOlder(file: string, ms: number): Promise<void>;
}

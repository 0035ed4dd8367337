/** The storage of image files. Names are those of `image-names.ts`; files are immutable. */
export interface ImageStore {
  /**
   * Stores a file atomically.
   * @returns true when it was created now, false when a file of that name existed already: it
   *   counts as stored now.
   * @throws ImageError `disk-full` or `storage`.
   */
  put(file: string, bytes: Buffer): Promise<boolean>;
  /** The file's bytes, or undefined for a missing file. @throws ImageError `storage`. */
  get(file: string): Promise<Buffer | undefined>;
  /** Removes a file; one that is not there is no error. @throws ImageError `storage`. */
  remove(file: string): Promise<void>;
  /**
   * Names of image files that were last put more than `ms` ago, by the page. @throws ImageError
   * `storage`.
   */
  listOlder(ms: number): AsyncIterable<string[]>;
  /** Removes a file unless it was put within the last `ms`. @throws ImageError `storage`. */
  removeOlder(file: string, ms: number): Promise<void>;
}

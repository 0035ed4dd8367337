/** Where image files lie. Names are those of `picture-names.ts`; files never change once written. */
export interface ImageStore {
  /**
   * Stores a file whole or not at all.
   * @returns true when it was written now, false when a file of that name was there already: it counts as put now.
   * @throws ImageError `disk-full` or `storage`.
   */
  put(file: string, bytes: Buffer): Promise<boolean>;
  /** The file's bytes, or undefined when there is none. @throws ImageError `storage`. */
  get(file: string): Promise<Buffer | undefined>;
  /** Removes a file; one that is not there is no error. @throws ImageError `storage`. */
  remove(file: string): Promise<void>;
  /** Names of image files that were last put more than `ms` ago, by the page. @throws ImageError `storage`. */
  listOlder(ms: number): AsyncIterable<string[]>;
  /** Removes a file unless it was put within the last `ms`. @throws ImageError `storage`. */
  removeOlder(file: string, ms: number): Promise<void>;
}

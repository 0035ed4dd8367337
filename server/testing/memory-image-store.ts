import type { ImageStore } from '../platform/images/store.ts';

/** In-memory image files for a test. */
export function createMemoryImageStore(): ImageStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (file, bytes) => {
      const isNew = !files.has(file);
      files.set(file, bytes);
      return isNew;
    },
    get: async (file) => files.get(file),
    remove: async (file) => void files.delete(file),
    // All files are new: a test of the clean-up uses a folder instead.
    async *listOlder() {},
    removeOlder: async () => {},
  };
}

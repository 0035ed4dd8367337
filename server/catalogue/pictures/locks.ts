/**
 * Queue of each image: only one request at a time modifies an image's files, within this process.
 * Two processes that store and delete the same file simultaneously are not synchronized.
 */
const lines = new Map<string, Promise<void>>();

/** Runs `work` with an exclusive lock on these images in this process. */
export async function withImageLocks<Result>(
  ids: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = Promise.withResolvers<void>();
  // Joins all queues synchronously, so that no deadlock can occur.
  const before = [...new Set(ids)].map((id) => {
    const next = lines.get(id) ?? Promise.resolve();
    const mine = next.then(() => leave.promise);
    lines.set(id, mine);
    void mine.then(() => lines.get(id) === mine && lines.delete(id));
    return next;
  });
  try {
    await Promise.all(before);
    return await work();
  } finally {
    leave.resolve();
  }
}

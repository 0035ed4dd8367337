/**
 * Queues for an image: of two requests about the same image, only one modifies its files at a
 * time. Within this process; two processes that store and delete the very same file
 * simultaneously are not synchronized.
 */
const lines = new Map<string, Promise<void>>();

/** Runs `work` with an exclusive lock on these images in this process. */
export async function withImageLocks<Result>(
  ids: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = Promise.withResolvers<void>();
  // Joins every queue in one step, without awaiting in between: so a deadlock is impossible.
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

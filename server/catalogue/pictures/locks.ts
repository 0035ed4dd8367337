/**
 * Waits in line for a picture: of two requests about the same image, one decides about its files at a time. Within
 * this process; two processes that store and remove the very same file in the same instant are not kept apart.
 */
const lines = new Map<string, Promise<void>>();

/** Runs `work` while nobody else in this process touches these images. */
export async function withPictureLocks<Result>(ids: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const leave = Promise.withResolvers<void>();
  // Joins every line in one step, without waiting in between: so no two can wait for each other.
  const before = [...new Set(ids)].map((id) => {
    const ahead = lines.get(id) ?? Promise.resolve();
    const mine = ahead.then(() => leave.promise);
    lines.set(id, mine);
    void mine.then(() => lines.get(id) === mine && lines.delete(id));
    return ahead;
  });
  try {
    await Promise.all(before);
    return await work();
  } finally {
    leave.resolve();
  }
}

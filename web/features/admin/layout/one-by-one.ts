/**
 * Sends a call for each row, one after the other: each is a change of its own, with its own line in
 * the audit log.
 * @returns the errors of the rejected calls by the ids of their rows, and the number of the others
 */
export async function oneByOne<Row extends { _id: string }>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
) {
  const rejected: Record<string, Error> = {};
  for (const row of rows)
    await call(row).catch((error: Error) => {
      rejected[row._id] = error;
    });
  return { rejected, sent: rows.length - Object.keys(rejected).length };
}

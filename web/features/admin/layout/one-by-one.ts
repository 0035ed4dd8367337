/**
 * Sends a separate call for each row, sequentially: each is its own change, with its own entry in
 * the audit log.
 * @returns the errors of rejected calls by row id, and the number of successful calls
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

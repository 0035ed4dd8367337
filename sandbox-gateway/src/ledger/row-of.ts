/**
 * Returns a row that another row refers to. @throws Error if it is missing: the ledger is corrupt
 */
export function rowOf<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The ledger has no row ${id}.`);
  return row;
}

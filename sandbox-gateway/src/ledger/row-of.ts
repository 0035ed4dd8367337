/** @throws Error without that row: another row of the ledger names it, so the ledger is damaged. */
export function rowOf<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The ledger has no row ${id}.`);
  return row;
}

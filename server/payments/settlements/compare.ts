import type { SettlementDifference } from '@jyotiratna/contract';
import type { SettlementLineRow, SettlementRow } from './queries.ts';

/**
 * The shop's data for the lines of settlements: paise by id, and the ids that occur in several
 * lines.
 */
export type Known = {
  payments: ReadonlyMap<string, number>;
  refunds: ReadonlyMap<string, number>;
  repeated: ReadonlySet<string>;
};

type Line = Pick<
  SettlementLineRow,
  'entityId' | 'kind' | 'amountPaise' | 'creditPaise' | 'debitPaise' | 'feePaise' | 'taxPaise'
>;

/** Totals of a settlement's lines, in paise. */
export function totalsOf(lines: readonly Line[]) {
  const total = (amount: (line: Line) => number) =>
    lines.reduce((all, line) => all + amount(line), 0);
  return {
    receivedPaise: total(({ kind, amountPaise }) => (kind === 'payment' ? amountPaise : 0)),
    refundedPaise: total(({ kind, amountPaise }) => (kind === 'refund' ? amountPaise : 0)),
    feePaise: total(({ feePaise }) => feePaise),
    taxPaise: total(({ taxPaise }) => taxPaise),
    netPaise: total(({ creditPaise, debitPaise }) => creditPaise - debitPaise),
  };
}

/**
 * All differences of a settlement: between its amount and its lines, within a line, and between a
 * line and the shop's payment or refund. Empty if all agree to the paisa.
 */
export function differencesOf(
  { amountPaise, status, utr }: Pick<SettlementRow, 'amountPaise' | 'status' | 'utr'>,
  lines: readonly Line[],
  known: Known,
): SettlementDifference[] {
  const { netPaise } = totalsOf(lines);
  const repeated = new Set(
    lines.map(({ entityId }) => entityId).filter((id) => known.repeated.has(id)),
  );
  return [
    ...(netPaise === amountPaise ? [] : [difference('total', null, netPaise, amountPaise)]),
    ...(status === 'processed' && utr !== null
      ? []
      : [difference('not_transferred', null, null, null)]),
    ...[...repeated].map((id) => difference('repeated', id, null, null)),
    ...lines.flatMap((line) => [...withinLine(line), ...againstShop(line, known)]),
  ];
}

/**
 * Payments are credited less their fee, refunds debited plus it; other movements are not checked.
 */
function withinLine({
  entityId,
  kind,
  amountPaise,
  creditPaise,
  debitPaise,
  feePaise,
}: Line): SettlementDifference[] {
  const expected =
    kind === 'payment'
      ? amountPaise - feePaise
      : kind === 'refund'
        ? -(amountPaise + feePaise)
        : null;
  const actual = creditPaise - debitPaise;
  return expected === null || expected === actual
    ? []
    : [difference('credit', entityId, expected, actual)];
}

function againstShop(
  { entityId, kind, amountPaise }: Line,
  { payments, refunds }: Known,
): SettlementDifference[] {
  if (kind !== 'payment' && kind !== 'refund')
    return [difference('other', entityId, null, amountPaise)];
  const expected = (kind === 'payment' ? payments : refunds).get(entityId);
  if (expected === undefined) return [difference('unknown', entityId, null, amountPaise)];
  return expected === amountPaise ? [] : [difference('amount', entityId, expected, amountPaise)];
}

function difference(
  kind: SettlementDifference['kind'],
  id: string | null,
  expectedPaise: number | null,
  actualPaise: number | null,
): SettlementDifference {
  const rupees = (paise: number | null) => (paise === null ? null : paise / 100);
  return { kind, id, expected: rupees(expectedPaise), actual: rupees(actualPaise), orderId: null };
}

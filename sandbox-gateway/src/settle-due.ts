import type { Gateway } from './assemble.ts';
import type { Payment, Refund, SettledItem, SettlementEntity } from './entities.ts';
import type { Failure } from './faults/registry.ts';
import { rowOf } from './ledger/row-of.ts';

const daySeconds = 24 * 60 * 60;
const indiaSeconds = 5.5 * 60 * 60;
/** Settlement cycle: T+2 days. */
const cycleSeconds = 2 * daySeconds;

type Dependencies = Pick<Gateway, 'ledger' | 'clock' | 'newId' | 'errorQueue'>;
type Due = {
  at: number;
  item: Omit<SettledItem, 'settled_at' | 'settlement_id' | 'settlement_utr'>;
};

/**
 * Creates the due settlements: one per day in India, with captured payments less their fees, and
 * processed refunds. A day whose refunds exceed its payments is added to the next settlement.
 */
export function settleDue({ ledger, clock, newId, errorQueue }: Dependencies): void {
  const now = Math.floor(clock.now() / 1000);
  const settledIds = new Set([...ledger.settlements.values()].flatMap(({ includes }) => includes));
  const due = [
    ...[...ledger.payments.values()].filter(({ captured }) => captured).map(ofPayment),
    ...[...ledger.refunds.values()]
      .filter(({ status }) => status === 'processed')
      .map((refund) => ofRefund(refund, rowOf(ledger.payments, refund.payment_id))),
  ]
    .filter(({ at, item }) => at <= now && !settledIds.has(item.entity_id))
    .sort((a, b) => a.at - b.at);
  let open: Due[] = [];
  for (const day of Map.groupBy(due, ({ at }) =>
    Math.floor((at + indiaSeconds) / daySeconds),
  ).values()) {
    open = [...open, ...day];
    const amount = open.reduce((total, { item }) => total + item.credit - item.debit, 0);
    if (amount <= 0) continue;
    ledger.commit(
      withFault(settlementOf(newId('setl'), open, amount), errorQueue.take('settlement')),
    );
    open = [];
  }
}

function ofPayment(payment: Payment): Due {
  const { id, amount, currency, order_id, method, created_at, fee, tax } = payment;
  const item = {
    entity_id: id,
    type: 'payment' as const,
    debit: 0,
    credit: amount - (fee ?? 0),
    amount,
    currency,
  };
  const common = { fee: fee ?? 0, tax: tax ?? 0, on_hold: false as const, settled: true as const };
  return {
    at: created_at + cycleSeconds,
    item: { ...item, ...common, created_at, payment_id: null, order_id, method },
  };
}

function ofRefund(
  { id, amount, currency, payment_id, created_at }: Refund,
  { order_id, method }: Payment,
): Due {
  const item = {
    entity_id: id,
    type: 'refund' as const,
    debit: amount,
    credit: 0,
    amount,
    currency,
    fee: 0,
    tax: 0,
  };
  const common = {
    on_hold: false as const,
    settled: true as const,
    created_at,
    payment_id,
    order_id,
    method,
  };
  return { at: created_at + cycleSeconds, item: { ...item, ...common } };
}

function settlementOf(id: string, due: readonly Due[], amount: number): SettlementEntity {
  const createdAt = Math.max(...due.map(({ at }) => at));
  const utr = `${createdAt}${id.slice(-6).toLowerCase()}`;
  const settled = { settled_at: createdAt, settlement_id: id, settlement_utr: utr };
  return {
    ...{
      id,
      entity: 'settlement',
      amount,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr,
      created_at: createdAt,
    },
    includes: due.map(({ item }) => item.entity_id),
    items: due.map(({ item }) => ({ ...item, ...settled })),
  };
}

function withFault(settlement: SettlementEntity, failure: Failure | undefined): SettlementEntity {
  const { items, amount } = settlement;
  const [first] = items;
  if (!failure || !first) return settlement;
  switch (failure.do) {
    case 'amount-differs':
      return { ...settlement, amount: amount - 100 };
    case 'credit-differs':
      return {
        ...settlement,
        items: [{ ...first, credit: first.credit - 100 }, ...items.slice(1)],
      };
    case 'line-missing':
      return { ...settlement, items: items.slice(1) };
    case 'line-twice':
      return { ...settlement, items: [first, ...items] };
    case 'line-unknown':
      return { ...settlement, items: [...items, { ...first, entity_id: `pay_${'X'.repeat(14)}` }] };
    default:
      return {
        ...{ ...settlement, status: 'created', utr: null },
        items: items.map((item) => ({ ...item, settlement_utr: null })),
      };
  }
}

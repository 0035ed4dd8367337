import type {
  DeliveryEntity,
  IdempotencyKey,
  Job,
  LedgerRow,
  OrderEntity,
  Payment,
  Refund,
  SettlementEntity,
} from '../entities.ts';
import { rowOf } from './row-of.ts';
import type { Store } from './store.ts';

/** Maximum completed events retained for replays, to limit memory in long runs. */
const maxDeliveries = 20_000;

export type Ledger = ReturnType<typeof openLedger>;

/** The gateway's entire state. Rows are never mutated: `commit` replaces them, atomically. */
export function openLedger(store: Store) {
  const orders = new Map<string, OrderEntity>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const deliveries = new Map<string, DeliveryEntity>();
  const jobs = new Map<string, Job>();
  const keys = new Map<string, IdempotencyKey>();
  const settlements = new Map<string, SettlementEntity>();
  const tables = {
    order: orders,
    payment: payments,
    refund: refunds,
    delivery: deliveries,
    job: jobs,
    idempotency_key: keys,
    settlement: settlements,
  };
  const idsByReceipt = new Map<string, Set<string>>();
  const idsByOrder = new Map<string, Set<string>>();

  function place(row: LedgerRow): void {
    (tables[row.entity] as Map<string, LedgerRow>).set(row.id, row);
    if (row.entity === 'order' && row.receipt !== null) addTo(idsByReceipt, row.receipt, row.id);
    if (row.entity === 'payment') addTo(idsByOrder, row.order_id, row.id);
  }

  for (const row of store.load()) place(row);

  return {
    orders: orders as ReadonlyMap<string, OrderEntity>,
    payments: payments as ReadonlyMap<string, Payment>,
    refunds: refunds as ReadonlyMap<string, Refund>,
    deliveries: deliveries as ReadonlyMap<string, DeliveryEntity>,
    jobs: jobs as ReadonlyMap<string, Job>,
    keys: keys as ReadonlyMap<string, IdempotencyKey>,
    settlements: settlements as ReadonlyMap<string, SettlementEntity>,
    /** Orders with this receipt, oldest first. */
    ordersWithReceipt: (receipt: string) =>
      [...(idsByReceipt.get(receipt) ?? [])].map((id) => rowOf(orders, id)),
    /** Payments of the order, oldest first. */
    paymentsOfOrder: (orderId: string) =>
      [...(idsByOrder.get(orderId) ?? [])].map((id) => rowOf(payments, id)),
    commit(...rows: readonly LedgerRow[]): void {
      const forgotten = surplus(deliveries);
      store.append([...rows.map((put) => ({ put })), ...forgotten.map((forget) => ({ forget }))]);
      for (const id of forgotten) deliveries.delete(id);
      for (const row of rows) place(row);
    },
    clear(): void {
      store.clear();
      for (const table of [...Object.values(tables), idsByReceipt, idsByOrder]) table.clear();
    },
    close: () => store.close(),
  };
}

function addTo(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.add(id);
  else index.set(key, new Set([id]));
}

function surplus(deliveries: ReadonlyMap<string, DeliveryEntity>): string[] {
  if (deliveries.size <= maxDeliveries) return [];
  const completed = [...deliveries.values()].filter(({ state }) => state !== 'pending');
  return completed.slice(0, Math.min(completed.length, 1_000)).map(({ id }) => id);
}

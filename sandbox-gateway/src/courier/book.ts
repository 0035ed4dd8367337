import { rowOf } from '../ledger/row-of.ts';
import type { Store } from '../ledger/store.ts';
import type {
  CourierRow,
  CourierWebhook,
  Pickup,
  RemittanceEntity,
  ShipmentEntity,
} from './entities.ts';

export type Book = ReturnType<typeof openBook>;

/** The courier's entire state. Rows are replaced, never mutated. */
export function openBook(store: Store<CourierRow>) {
  const shipments = new Map<string, ShipmentEntity>();
  const pickups = new Map<string, Pickup>();
  const remittances = new Map<string, RemittanceEntity>();
  const webhookMessages = new Map<string, CourierWebhook>();
  const byReference = new Map<string, string[]>();

  function place(row: CourierRow): void {
    switch (row.entity) {
      case 'shipment':
        if (!shipments.has(row.awb))
          byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row.awb]);
        shipments.set(row.awb, row);
        return;
      case 'pickup':
        pickups.set(row.id, row);
        return;
      case 'remittance':
        remittances.set(row.id, row);
        return;
      case 'notice':
        if (row.state === 'delivered') webhookMessages.delete(row.id);
        else webhookMessages.set(row.id, row);
    }
  }

  for (const row of store.load()) place(row);

  return {
    /** Shipments by AWB. */
    shipments: shipments as ReadonlyMap<string, ShipmentEntity>,
    pickups: pickups as ReadonlyMap<string, Pickup>,
    remittances: remittances as ReadonlyMap<string, RemittanceEntity>,
    webhookMessages: webhookMessages as ReadonlyMap<string, CourierWebhook>,
    /** Oldest first. */
    shipmentsOf: (reference: string) =>
      (byReference.get(reference) ?? []).map((awb) => rowOf(shipments, awb)),
    pickupsOf: (reference: string) =>
      [...pickups.values()].filter((one) => one.reference === reference),
    commit(...rows: readonly CourierRow[]): void {
      const done = rows.flatMap((row) =>
        row.entity === 'notice' && row.state === 'delivered' ? [row.id] : [],
      );
      const pending = rows.filter(({ id }) => !done.includes(id));
      store.append([...pending.map((put) => ({ put })), ...done.map((forget) => ({ forget }))]);
      for (const row of rows) place(row);
    },
    clear(): void {
      store.clear();
      for (const table of [shipments, pickups, remittances, webhookMessages, byReference])
        table.clear();
    },
    close: () => store.close(),
  };
}

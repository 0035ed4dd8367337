import type { GatewayClock } from '../clock.ts';
import type { DeliveryEntity } from '../entities.ts';
import type { ErrorQueue } from '../faults/registry.ts';
import type { NewId } from '../ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { newDelivery, type WebhookEvent } from './events.ts';
import { send } from './send.ts';
import { twist } from './twist.ts';

const firstPauseMs = 10_000;
const maxPauseMs = 60 * 60_000;
/** The provider stops retrying a delivery after this time. */
const maxAgeMs = 24 * 60 * 60_000;
/** Delay between simultaneous events that preserves their order, as far as a network does. */
const spacingMs = 20;
/** Delay after the start: a shop that hosts this gateway itself listens only later. */
const settlingMs = 2_000;

export type WebhookTarget = {
  url: () => string | null;
  secrets: readonly string[];
  timeoutMs: number;
};
export type Webhooks = ReturnType<typeof createWebhooks>;
/** Planned events: rows to be committed with their cause, before `dispatch`. */
export type WebhookPlan = { rows: DeliveryEntity[]; beforeReply: boolean };

/**
 * Delivers events over HTTP at least once, in no guaranteed order; pending ones survive a restart.
 */
export function createWebhooks(
  ledger: Ledger,
  clock: GatewayClock,
  newId: NewId,
  errorQueue: ErrorQueue,
  target: WebhookTarget,
) {
  let disabled = false;

  async function deliver(id: string): Promise<void> {
    const delivery = ledger.deliveries.get(id);
    const url = target.url();
    if (disabled || url === null || delivery?.state !== 'pending') return;
    const copies = await Promise.all(
      Array.from({ length: delivery.copies }, () =>
        send(url, delivery, target.secrets, target.timeoutMs),
      ),
    );
    // A reset may have cleared the ledger while waiting for the shop.
    if (!ledger.deliveries.has(id)) return;
    const tried = { ...delivery, attempts: delivery.attempts + 1, copies: 1 };
    if (copies.every(Boolean)) return ledger.commit({ ...tried, state: 'delivered' });
    if (delivery.once) return ledger.commit({ ...tried, state: 'given_up' });
    if (clock.now() - delivery.createdMs >= maxAgeMs) {
      disabled = true;
      return ledger.commit({ ...tried, state: 'given_up' });
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** delivery.attempts, maxPauseMs);
    const pending = {
      ...tried,
      nextMs: Math.min(clock.now() + pauseMs, delivery.createdMs + maxAgeMs),
    };
    ledger.commit(pending);
    schedule(pending);
  }

  function schedule({ id, nextMs }: DeliveryEntity): void {
    clock.at(nextMs, () => deliver(id));
  }

  return {
    /** Plans the events of these changes, modified by a failure if one is pending. */
    plan(happenings: readonly WebhookEvent[]): WebhookPlan {
      const rows = happenings.map((happening) => newDelivery(newId, happening, clock.now()));
      const failure = errorQueue.take('webhook');
      const bent = failure ? twist(rows, failure, newId) : rows;
      return {
        rows: bent.map((row, place) => ({ ...row, nextMs: row.nextMs + place * spacingMs })),
        beforeReply: failure?.do === 'before-verify',
      };
    },
    /** Sends planned and committed events; awaits the responses only if the plan requires it. */
    async dispatch({ rows, beforeReply }: WebhookPlan): Promise<void> {
      for (const row of rows) {
        if (beforeReply) await deliver(row.id);
        else schedule(row);
      }
    },
    /** Resumes the deliveries that were pending when the process exited. */
    resume(): void {
      const settledAt = clock.now() + settlingMs;
      for (const { id, nextMs, state } of ledger.deliveries.values()) {
        if (state === 'pending') clock.at(Math.max(nextMs, settledAt), () => deliver(id));
      }
    },
    /**
     * Sends an event `times` times, immediately and in any state of its delivery. @returns how
     * often the shop accepted it
     */
    async replay(delivery: DeliveryEntity, times: number): Promise<number> {
      const url = target.url();
      if (url === null) return 0;
      let accepted = 0;
      for (let sent = 0; sent < times; sent += 1) {
        if (await send(url, delivery, target.secrets, target.timeoutMs)) accepted += 1;
      }
      return accepted;
    },
    isDisabled: () => disabled,
    enable(): void {
      disabled = false;
    },
  };
}

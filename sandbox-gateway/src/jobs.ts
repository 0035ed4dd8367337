import type { GatewayClock } from './clock.ts';
import type { Job } from './entities.ts';
import type { Ledger } from './ledger/ledger.ts';
import { rowOf } from './ledger/row-of.ts';
import type { Money } from './money.ts';

export type Jobs = ReturnType<typeof createJobs>;

/** Runs scheduled jobs: late captures, delayed refunds. */
export function createJobs(ledger: Ledger, clock: GatewayClock, money: Money) {
  async function run(id: string): Promise<void> {
    const job = ledger.jobs.get(id);
    if (!job || job.done) return;
    ledger.commit({ ...job, done: true });
    if (job.does === 'capture_payment') {
      const payment = rowOf(ledger.payments, job.target);
      await money.capture(payment, rowOf(ledger.orders, payment.order_id));
    } else {
      const refund = rowOf(ledger.refunds, job.target);
      await money.settleRefund(refund, job.does === 'process_refund' ? 'processed' : 'failed');
    }
  }

  return {
    /** Schedules a committed job. */
    schedule({ id, dueMs }: Job): void {
      clock.at(dueMs, () => run(id));
    },
    resume(): void {
      for (const { id, dueMs, done } of ledger.jobs.values())
        if (!done) clock.at(dueMs, () => run(id));
    },
  };
}

import type { Deps } from '../services/deps.ts';
import { deliverMail } from './deliver-mail.ts';
import { repeat } from './repeat.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * Starts what the shop does by itself. Several processes may run all of it at once: each job claims its work.
 * @returns stops them and waits for the round that is running
 */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [
    repeat('deliver-mail', 2 * second, () => deliverMail(deps), deps.log),
    repeat('sweep-accounts', hour, () => sweepAccounts(deps), deps.log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

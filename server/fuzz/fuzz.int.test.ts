import { afterAll, beforeAll, describe, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { balanceCommands, orderCommands } from './commands.ts';
import type { RunPlace } from './new-run.ts';
import { openInProcess } from './open-in-process.ts';
import { fuzzTimeout, runFuzz } from './run-fuzz.ts';

describe.each(databaseKinds())(
  'the books of the shop on %s hold',
  { timeout: fuzzTimeout },
  (kind) => {
    let place: RunPlace & { close: () => Promise<void> };
    beforeAll(async () => {
      place = await openInProcess(kind);
    });
    afterAll(() => place.close());

    it('under any sequence of orders, refunds, returns and faults', () =>
      runFuzz(place, orderCommands, { runs: 15, length: 60 }));

    it('under any sequence of top-ups, sessions, bookings and payouts', () =>
      runFuzz(place, balanceCommands, { runs: 6, length: 40 }));
  },
);

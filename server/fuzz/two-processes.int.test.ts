import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { together } from './command.ts';
import { concurrentCommands, timeCommands } from './commands.ts';
import type { RunPlace } from './new-run.ts';
import { openProcesses } from './open-processes.ts';
import { fuzzTimeout, runFuzz } from './run-fuzz.ts';

describe.skipIf(!databaseKinds().includes('postgres'))('two processes on one database', () => {
  let place: RunPlace & { close: () => Promise<void> };
  beforeAll(async () => {
    place = await openProcesses();
  });
  afterAll(() => place.close());

  const one = fc.oneof(...concurrentCommands);
  const two = fc.tuple(one, one).map(([first, second]) => together(first, second));

  it('have consistent ledgers after concurrent actions', { timeout: fuzzTimeout }, () =>
    runFuzz(place, [two, two, two, ...timeCommands], { runs: 6, length: 20 }),
  );
});

import fc from 'fast-check';
import type { ShopCommand } from './command.ts';
import { deliver } from './commands/provider.ts';
import { fuzzMinutes, fuzzSeed, fuzzSize } from './fuzz-settings.ts';
import type { ShopUnderTest } from './fuzzed-shop.ts';
import { checkDocuments } from './invariants/documents.ts';
import { checkMoney } from './invariants/money.ts';
import { checkSessions } from './invariants/sessions.ts';
import { settle } from './jobs.ts';
import type { Model } from './model.ts';
import { newRun, type RunPlace } from './new-run.ts';

/** Runs these commands on an empty shop, settles it, and checks all invariants. */
export async function runSequence(place: RunPlace, commands: Iterable<ShopCommand>): Promise<void> {
  const { model, real } = await newRun(place);
  try {
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await checkAtRest(model, real);
    // Every event is delivered once more, however late.
    await deliver(real, 'every event');
    await checkAtRest(model, real);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n\nWhat was done:\n${real.protocol.join('\n')}`, { cause: error });
  }
}

async function checkAtRest(model: Model, shop: ShopUnderTest): Promise<void> {
  await settle(shop);
  shop.protocol.push('time passes until nothing is due any more');
  await checkMoney(model, shop);
  await checkDocuments(shop);
  await checkSessions(model, shop);
}

/**
 * Runs random sequences of these commands. A failure reports its seed and the shortest failing
 * sequence; `FUZZ_SEED`, `FUZZ_RUNS`, `FUZZ_LENGTH` and `FUZZ_MINUTES` change the run (README.md).
 */
export async function runFuzz(
  place: RunPlace,
  commands: fc.Arbitrary<ShopCommand>[],
  standard: { runs: number; length: number },
): Promise<void> {
  const { runs, length } = fuzzSize(standard);
  const end = Date.now() + fuzzMinutes * 60_000;
  for (let seed = fuzzSeed; ; seed += 1) {
    if (fuzzMinutes > 0) process.stderr.write(`fuzz: seed ${seed}, ${runs} runs\n`);
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: length, size: 'max' }), (sequence) =>
        runSequence(place, sequence as Iterable<ShopCommand>),
      ),
      { seed, numRuns: runs, verbose: fc.VerbosityLevel.None },
    );
    if (Date.now() >= end) return;
  }
}

/** Shrinking a failed run takes some minutes. */
export const fuzzTimeout = (fuzzMinutes + 15) * 60_000;

import { type FailureArea, failureKinds, isFailureArea } from './kinds.ts';

export type Failure = {
  on: FailureArea;
  do: string;
  /** Remaining number of applications. */
  times: number;
  delayMs?: number;
  count?: number;
  retryAfter?: number;
};

export type ErrorQueue = {
  /** Adds a failure. @throws RangeError that lists the available ones */
  add(fields: Record<string, unknown>): Failure;
  /**
   * Returns the oldest pending failure of this area (and of one of these kinds, if given), and
   * decrements its counter; usually undefined.
   */
  take(on: FailureArea, ...kinds: string[]): Failure | undefined;
  waiting(): readonly Failure[];
  clear(): void;
};

export function createErrorQueue(): ErrorQueue {
  let queue: Failure[] = [];

  return {
    add(fields) {
      const failure = readFailure(fields);
      queue.push(failure);
      return failure;
    },
    take(on, ...kinds) {
      const failure = queue.find(
        (each) => each.on === on && (kinds.length === 0 || kinds.includes(each.do)),
      );
      if (!failure) return undefined;
      failure.times -= 1;
      queue = queue.filter(({ times }) => times > 0);
      return failure;
    },
    waiting: () => queue,
    clear() {
      queue = [];
    },
  };
}

function readFailure(fields: Record<string, unknown>): Failure {
  const { on, do: kind } = fields;
  if (!isFailureArea(on))
    throw new RangeError(`on is one of ${Object.keys(failureKinds).join(', ')}`);
  if (typeof kind !== 'string' || !failureKinds[on].includes(kind)) {
    throw new RangeError(`do on ${on} is one of ${failureKinds[on].join(', ')}`);
  }
  const failure: Failure = { on, do: kind, times: readInteger(fields, 'times') ?? 1 };
  for (const name of ['delayMs', 'count', 'retryAfter'] as const) {
    const value = readInteger(fields, name);
    if (value !== undefined) failure[name] = value;
  }
  return failure;
}

function readInteger(fields: Record<string, unknown>, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new RangeError(`${name} is a whole number`);
  return value as number;
}

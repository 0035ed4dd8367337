import { type FaultArea, faultKinds, isFaultArea } from './kinds.ts';

export type Fault = {
  on: FaultArea;
  do: string;
  /** How many more times it strikes. */
  times: number;
  delayMs?: number;
  count?: number;
  retryAfter?: number;
};

export type Faults = {
  /** @throws RangeError that lists the available ones. */
  add(requested: Record<string, unknown>): Fault;
  /**
   * The oldest pending failure of this area (and of one of these kinds, if given), with its
   * counter decremented; usually undefined.
   */
  take(on: FaultArea, ...kinds: string[]): Fault | undefined;
  waiting(): readonly Fault[];
  clear(): void;
};

export function createFailures(): Faults {
  let faults: Fault[] = [];

  return {
    add(requested) {
      const fault = readFault(requested);
      faults.push(fault);
      return fault;
    },
    take(on, ...kinds) {
      const fault = faults.find((each) => each.on === on && (kinds.length === 0 || kinds.includes(each.do)));
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
    waiting: () => faults,
    clear() {
      faults = [];
    },
  };
}

function readFault(requested: Record<string, unknown>): Fault {
  const { on, do: kind } = requested;
  if (!isFaultArea(on)) throw new RangeError(`on is one of ${Object.keys(faultKinds).join(', ')}`);
  if (typeof kind !== 'string' || !faultKinds[on].includes(kind)) {
    throw new RangeError(`do on ${on} is one of ${faultKinds[on].join(', ')}`);
  }
  const fault: Fault = { on, do: kind, times: fullNumber(requested, 'times') ?? 1 };
  for (const name of ['delayMs', 'count', 'retryAfter'] as const) {
    const value = fullNumber(requested, name);
    if (value !== undefined) fault[name] = value;
  }
  return fault;
}

function fullNumber(requested: Record<string, unknown>, name: string): number | undefined {
  const value = requested[name];
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new RangeError(`${name} is a whole number`);
  return value as number;
}

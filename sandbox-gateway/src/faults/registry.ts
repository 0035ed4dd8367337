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
  /** @throws RangeError that names what can be asked for. */
  add(requested: Record<string, unknown>): Fault;
  /** The oldest fault waiting for this area (and of one of these kinds, where given), counted down; undefined mostly. */
  take(on: FaultArea, ...kinds: string[]): Fault | undefined;
  waiting(): readonly Fault[];
  clear(): void;
};

export function createFaults(): Faults {
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
  const fault: Fault = { on, do: kind, times: wholeNumber(requested, 'times') ?? 1 };
  for (const name of ['delayMs', 'count', 'retryAfter'] as const) {
    const value = wholeNumber(requested, name);
    if (value !== undefined) fault[name] = value;
  }
  return fault;
}

function wholeNumber(requested: Record<string, unknown>, name: string): number | undefined {
  const value = requested[name];
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new RangeError(`${name} is a whole number`);
  return value as number;
}

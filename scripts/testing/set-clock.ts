/**
 * Sets a process's clock. Preloaded (`node --import`) it reads CLOCK_STARTS_AT, the time of the
 * clock at the start (ISO 8601), from which it advances normally. It affects all users of `Date`,
 * including the embedded database, whose now() determines expiry. Timers, file times and a
 * PostgreSQL server use the machine's time.
 */
const machineNow = Date.now;
const MachineDate = Date;

/** Sets the clock of this process. @throws RangeError for an invalid time */
export function setClock(startsAt: string): void {
  const next = MachineDate.parse(startsAt) - machineNow();
  if (Number.isNaN(next)) throw new RangeError(`CLOCK_STARTS_AT: ${startsAt} is no moment`);
  globalThis.Date = movedDate(next);
}

/**
 * A `Date` that is `next` ms ahead of the machine's; as source text it sets the clock of a page.
 */
export function movedDate(next: number): DateConstructor {
  const Real = Date;
  const now = () => Real.now() + next;
  return new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key, webhookServer) =>
      key === 'now' ? now : Reflect.get(target, key, webhookServer),
  });
}

if (process.env.CLOCK_STARTS_AT) setClock(process.env.CLOCK_STARTS_AT);

/**
 * Sets a process's clock. Preloaded (`node --import`) it reads CLOCK_STARTS_AT, the time of the
 * clock at the start (ISO 8601); from there it runs on. All users of `Date` follow, and with it
 * the embedded database, whose now() determines expiry. Timers, the age of files and a
 * PostgreSQL server use the machine's time.
 */
const machineNow = Date.now;
const MachineDate = Date;

/** @throws RangeError for a text that is no moment */
export function setClock(startsAt: string): void {
  const next = MachineDate.parse(startsAt) - machineNow();
  if (Number.isNaN(next)) throw new RangeError(`CLOCK_STARTS_AT: ${startsAt} is no moment`);
  globalThis.Date = movedDate(next);
}

/** A `Date` that is so many ms ahead of the machine's; as a text it moves the clock of a page. */
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

import { sqlState } from './transact.ts';

/**
 * SQLSTATEs of a database that is overloaded, restarting or shutting down, that has a full or
 * failing disk, or that is a replica not yet promoted; class 08 is a broken connection.
 */
const busyStates = new Set([
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
  '25006',
]);

/** Whether an error is due to the database's state, so that the same call may succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  return busyStates.has(state) || /^(?:08|40)/.test(state) || isConnectionFailure(error);
}

function isConnectionFailure(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (
      code === 'ECONNREFUSED' ||
      code === 'ECONNRESET' ||
      code === 'EPIPE' ||
      code === 'ETIMEDOUT'
    )
      return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

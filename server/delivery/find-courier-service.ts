import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '@jyotiratna/contract';
import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { findCourierPin, saveCourierPin } from './courier-pin-queries.ts';

type Service = { serviceable: boolean; cash: boolean };

/** Age in hours from which a stored response is refreshed in the background; it is still used. */
const maxAgeHours = 24;
/**
 * Timeout of the courier's API at the checkout, in ms; after it the shop's own delivery zones
 * decide.
 */
const timeoutMs = 1_500;

/**
 * Courier requests in progress, by PIN code; concurrent visitors with one PIN code share a request.
 */
const running = new Map<string, Promise<Service | null>>();

/**
 * Whether the courier delivers to a PIN code and collects cash on delivery there: its stored
 * response, else a fresh one if it arrives within 1.5 s. Never call it inside a transaction: it may
 * use the network.
 * @returns null without a configured courier or a response: the shop's delivery zones decide then
 */
export async function findCourierService(
  deps: Pick<Deps, 'db' | 'env' | 'courier'>,
  pincode: string,
): Promise<Service | null> {
  const { courier, db } = deps;
  if (!courier) return null;
  const stored = await findCourierPin(db, { courier: courier.name, pincode, maxAgeHours });
  if (stored && !stored.old) return stored;
  const fresh = refresh(deps, pincode);
  return stored ?? Promise.race([fresh, pause(timeoutMs, null, { ref: false })]);
}

function refresh(
  deps: Pick<Deps, 'db' | 'env' | 'courier'>,
  pincode: string,
): Promise<Service | null> {
  const existing = running.get(pincode);
  if (existing) return existing;
  const started = requestService(deps, pincode).finally(() => running.delete(pincode));
  running.set(pincode, started);
  return started;
}

async function requestService(
  { db, env, courier }: Pick<Deps, 'db' | 'env' | 'courier'>,
  pincode: string,
) {
  try {
    const request = { pincode, grams: env.COURIER_PARCEL_GRAMS, codPaise: 100 };
    const { serviceable, cash, days } = await defined(courier).checkPin(request);
    await saveCourierPin(db, { courier: defined(courier).name, pincode, serviceable, cash, days });
    return { serviceable, cash };
  } catch (error) {
    if (error instanceof CourierError) return null;
    throw error;
  }
}

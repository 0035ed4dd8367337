import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '@jyotiratna/contract';
import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { findCourierPin, saveCourierPin } from './courier-pin-queries.ts';

type Service = { serviceable: boolean; cash: boolean };

/** The age up to which a stored response still counts while it is refreshed in the background. */
const maxAgeHours = 24;
/** A customer waits at the checkout: a slower courier is answered for by the shop's own rules. */
const timeoutMs = 1_500;

/** PIN codes with a request in progress, shared by concurrent visitors of the same one. */
const running = new Map<string, Promise<Service | null>>();

/**
 * Whether the courier serves a PIN code, and collects cash there: its last response, else a fresh
 * one if it comes within 1.5 s. Never call it inside a transaction: it may use the network.
 * @returns null where no courier is set up, or none responds: the shop's own rules decide then
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

import {
  arrivalDays,
  businessDaysUntil,
  type DeliverySettings,
  type DeliveryState,
  type DeliveryZone,
  type LeadTime,
} from '@jyotiratna/contract';

export type DeliveryPlan = {
  served: boolean;
  /** The shipping rate in whole rupees, tax included. */
  price: number;
  /** Whether cash on delivery is available at the PIN code. */
  cash: boolean;
  /** Estimated delivery dates in India, YYYY-MM-DD; null if delivery is unavailable. */
  arrives: { from: string; to: string } | null;
};

export const undeliverable: DeliveryPlan = { served: false, price: 0, cash: false, arrives: null };

/**
 * The delivery zone of a PIN code: the one with the longest matching prefix, else the first one
 * with a state of the PIN code, else the default zone.
 * @param states the possible states of the PIN code
 */
export function zoneOf(
  { zones, elsewhere: otherStates }: DeliverySettings,
  pincode: string,
  states: readonly DeliveryState[],
): Omit<DeliveryZone, 'name' | 'pins' | 'states'> {
  let best: DeliveryZone | undefined;
  let digits = 0;
  for (const zone of zones) {
    for (const pin of zone.pins) {
      if (pin.length > digits && pincode.startsWith(pin)) [best, digits] = [zone, pin.length];
    }
  }
  return (
    best ?? zones.find((zone) => zone.states.some((state) => states.includes(state))) ?? otherStates
  );
}

/** The maximum shipping rate of the served zones, in whole rupees; the default zone is free. */
export function shippingMax({ zones }: DeliverySettings): number {
  return Math.max(0, ...zones.map(({ served, price }) => (served ? price : 0)));
}

/**
 * Whether the shop delivers abroad: never, since a zone consists of PIN codes and states of India.
 */
export const servesAbroad: boolean = false;

/**
 * The minimum and maximum number of business days from order to delivery, over all served zones.
 */
export function deliveryDays({ zones, elsewhere: otherStates }: DeliverySettings): {
  least: number;
  most: number;
} {
  const deliverable = [...zones, otherStates].filter((zone) => zone.served);
  const spannedZones = deliverable.length > 0 ? deliverable : [otherStates];
  return {
    least: Math.min(...spannedZones.map(({ least: lower }) => lower)),
    most: Math.max(...spannedZones.map(({ most: upper }) => upper)),
  };
}

/**
 * Availability, shipping rate and estimated dates of delivery to a PIN code.
 * @param nowMs time of the order, milliseconds since the epoch
 * @param leadTime delays of dispatch: the longer of production time and the wait for `day` counts
 */
export function planDelivery(
  settings: DeliverySettings,
  { pincode, states }: { pincode: string; states: readonly DeliveryState[] },
  nowMs: number,
  { workDays, day }: LeadTime = { workDays: 0 },
): DeliveryPlan {
  const { served, price, least: lower, most: upper, cash } = zoneOf(settings, pincode, states);
  if (!served) return undeliverable;
  const { holidays } = settings;
  const lead = Math.max(workDays, businessDaysUntil(day, nowMs, holidays));
  const route = { min: lower + lead, max: upper + lead, holidays };
  return { served, price, cash, arrives: arrivalDays(nowMs, route) };
}

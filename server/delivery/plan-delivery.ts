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
  /** The delivery charge in whole rupees, tax included. */
  price: number;
  /** Whether it may be paid for at the door there. */
  cash: boolean;
  /** Days in India, YYYY-MM-DD; null where nothing is delivered. */
  arrives: { from: string; to: string } | null;
};

export const notServed: DeliveryPlan = { served: false, price: 0, cash: false, arrives: null };

/**
 * The zone of a PIN code: the one that names most of its first digits, else the first one that names its state, else the one
 * for everywhere else.
 * @param states where the code lies, as far as that is known
 */
export function zoneOf(
  { zones, elsewhere }: DeliverySettings,
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
  return best ?? zones.find((zone) => zone.states.some((state) => states.includes(state))) ?? elsewhere;
}

/** The most that delivery costs in any zone that is served, in whole rupees. */
export function shippingMost({ zones }: DeliverySettings): number {
  return Math.max(0, ...zones.map(({ served, price }) => (served ? price : 0)));
}

/** Whether a zone abroad is served: none is, since a zone consists of PIN codes and states of India. */
export const servesAbroad: boolean = false;

/** The fewest and the most business days from an order to the door, over every zone that is served. */
export function deliveryDays({ zones, elsewhere }: DeliverySettings): { least: number; most: number } {
  const served = [...zones, elsewhere].filter((zone) => zone.served);
  const of = served.length > 0 ? served : [elsewhere];
  return { least: Math.min(...of.map(({ least }) => least)), most: Math.max(...of.map(({ most }) => most)) };
}

/**
 * @param nowMs when it is ordered, milliseconds since the epoch
 * @param preparation what the parcel waits for before it can leave: its making and the chosen day go on at the same time
 */
export function planDelivery(
  settings: DeliverySettings,
  { pincode, states }: { pincode: string; states: readonly DeliveryState[] },
  nowMs: number,
  { workDays, day }: LeadTime = { workDays: 0 },
): DeliveryPlan {
  const { served, price, least, most, cash } = zoneOf(settings, pincode, states);
  if (!served) return notServed;
  const { holidays } = settings;
  const lead = Math.max(workDays, businessDaysUntil(day, nowMs, holidays));
  const way = { least: least + lead, most: most + lead, holidays };
  return { served, price, cash, arrives: arrivalDays(nowMs, way) };
}

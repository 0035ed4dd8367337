import type { ParcelDirection, ParcelState } from '@jyotiratna/contract';

/**
 * A courier. An adapter encapsulates one courier's protocol: its states, signatures and terms.
 * Amounts are integer paise, weights grams, days `YYYY-MM-DD` in India. Outgoing calls throw
 * `CourierError`, whose kind indicates whether they may have had an effect.
 */
export type Courier = {
  /** The value of COURIER, stored with each parcel. */
  readonly name: string;
  /** Its display name. */
  readonly title: string;
  /** Minutes between two polls of a parcel in transit. */
  readonly pollMinutes: number;

  checkPin(requested: PinRequest): Promise<PinServiceability>;
  /**
   * Books a parcel. Looks up the booking of an earlier attempt by its reference first, so that a
   * lost response causes no second booking.
   * @throws CourierError `refused` if the courier rejects the parcel
   */
  book(parcel: NewParcel): Promise<CourierBooking>;
  /** The labels of these bookings as one PDF, in order. */
  labels(bookings: readonly BookingKey[]): Promise<Uint8Array>;
  /** Requests one pickup of these bookings, or returns that of an earlier attempt. */
  requestPickup(pickup: NewPickup): Promise<{ id: string; day: string }>;
  /** Cancels a booking that was not collected; idempotent. */
  cancel(booking: BookingKey): Promise<void>;
  /** All events so far of these AWBs; unknown ones are omitted. */
  track(awbs: readonly string[]): Promise<ParcelEvent[]>;
  /** Forwards the customer's reply to a missed delivery. */
  requestRedelivery(request: RedeliveryRequest): Promise<void>;
  /** Cash remitted in a period, both days included; absent if the courier has no API for it. */
  listRemittances?(window: { from: string; to: string }): Promise<CourierRemittance[]>;
  /**
   * Verifies and parses a webhook; null unless the courier signed exactly these bytes, which must
   * not be parsed before.
   */
  readWebhook(message: CourierMessage): ParcelEvent[] | null;
  /** Only in the sandbox: moves a parcel to another state manually. */
  move?(awb: string, to: ParcelState): Promise<void>;
};

export type PinRequest = { pincode: string; grams: number; codPaise: number };

export type PinServiceability = {
  serviceable: boolean;
  /** Whether the courier collects cash on delivery there. */
  cash: boolean;
  /** Transit time in days; null if unknown. */
  days: number | null;
  /** The courier's charge in paise; null if unknown. */
  chargePaise: number | null;
};

export type ParcelParty = {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
};

export type NewParcel = {
  /**
   * The parcel's id in the shop, at most 40 of `A-Z a-z 0-9 _ -`, by which a lost booking is found.
   */
  reference: string;
  direction: ParcelDirection;
  orderNumber: string;
  /** The customer: the recipient of a forward parcel, the sender of a return. */
  customer: ParcelParty;
  email: string | null;
  /** The shop's address, for a return. */
  shop: ParcelParty;
  grams: number;
  /** The amount to collect on delivery, in paise; 0 if paid. */
  codPaise: number;
  /** The value of the contents, in paise. */
  valuePaise: number;
  items: { name: string; sku: string; quantity: number; pricePaise: number }[];
};

export type BookingKey = {
  awb: string;
  /** The courier's own id of the shipment, if it has one besides the AWB. */
  courierRef: string | null;
};

export type CourierBooking = BookingKey & {
  /** The display name of the carrier; for an aggregator, the carrier that it selected. */
  carrier: string;
  expectedOn: string | null;
};

export type NewPickup = {
  /** Identifies the pickup, as `reference` identifies a parcel. */
  reference: string;
  day: string;
  bookings: readonly BookingKey[];
};

export type ParcelEvent = {
  awb: string;
  /** The state after the event; null if it changes no state, such as a hub scan. */
  state: Exclude<ParcelState, 'booking' | 'failed'> | null;
  at: Date;
  place: string | null;
  remark: string | null;
  /** The delivery date that the courier expected at that time. */
  expectedOn: string | null;
};

/** Another day or a corrected phone number, in reply to a missed delivery. */
export type RedeliveryRequest = BookingKey & {
  day: string | null;
  phone: string | null;
  comment: string;
};

export type CourierRemittance = {
  id: string;
  paidOn: string;
  lines: { awb: string; amountPaise: number }[];
};

export type CourierMessage = { headers: Readonly<Record<string, unknown>>; body: Uint8Array };

declare module '../deps.ts' {
  interface Deps {
    /** The courier of new parcels; null if the shop ships manually. */
    courier: Courier | null;
  }
}

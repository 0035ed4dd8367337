import type { ParcelDirection, ParcelState } from '@jyotiratna/contract';

/**
 * A courier, as seen by the shop's rules. An adapter encapsulates one courier's protocol: its
 * states, signatures and terms. Amounts are integer paise, weights grams, days `YYYY-MM-DD` in
 * India. Outgoing calls throw `CourierError`, whose kind indicates whether they may have had an
 * effect.
 */
export type Courier = {
  /** The value of COURIER, stored on its parcels. */
  readonly name: string;
  /** Its display name. */
  readonly title: string;
  /** Minutes between two polls of a parcel on its way. */
  readonly pollMinutes: number;

  checkPin(requested: PinRequest): Promise<PinService>;
  /**
   * Books a parcel, or adopts the booking of a previous attempt: looks it up by its reference
   * first, so that a lost reply makes no second one.
   * @throws CourierError `refused` where the courier does not take it
   */
  book(parcel: NewParcel): Promise<CourierBooking>;
  /** The labels of these bookings as one PDF, in their order. */
  labels(bookings: readonly BookingKey[]): Promise<Uint8Array>;
  /** Requests one pickup of these bookings, or adopts the one of a previous attempt. */
  requestPickup(pickup: NewPickup): Promise<{ id: string; day: string }>;
  /** Cancels a booking that was not collected; one that is cancelled already stays so. */
  cancel(booking: BookingKey): Promise<void>;
  /** Every event of these parcels so far; parcels that the courier does not know are absent. */
  track(awbs: readonly string[]): Promise<ParcelEvent[]>;
  /** Passes on the customer's answer after a missed delivery. */
  answerMissed(answer: MissedAnswer): Promise<void>;
  /** Cash handed over in a period, both days included; absent where the courier has a file only. */
  listRemittances?(window: { from: string; to: string }): Promise<CourierRemittance[]>;
  /** Null unless the courier signed exactly these bytes: they must not be parsed before. */
  readWebhook(message: CourierMessage): ParcelEvent[] | null;
  /** Present at the sandbox alone: moves a parcel to its next state by hand. */
  move?(awb: string, to: ParcelState): Promise<void>;
};

export type PinRequest = { pincode: string; grams: number; codPaise: number };

export type PinService = {
  serviceable: boolean;
  /** Whether it collects cash there. */
  cash: boolean;
  /** Days on the way; null where it gives none. */
  days: number | null;
  /** Its charge; null where it gives none. */
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
  /** Our parcel's id, at most 40 of `A-Z a-z 0-9 _ -`: by it a lost booking is found again. */
  reference: string;
  direction: ParcelDirection;
  orderNumber: string;
  /** The customer: the recipient of a forward parcel, the sender of a return. */
  customer: ParcelParty;
  email: string | null;
  /** The shop's address, for a return. */
  shop: ParcelParty;
  grams: number;
  /** To be collected at the door; 0 where it is paid. */
  codPaise: number;
  /** The value of its contents. */
  valuePaise: number;
  items: { name: string; sku: string; quantity: number; pricePaise: number }[];
};

export type BookingKey = {
  awb: string;
  /** The courier's own id of the shipment, where it has one besides the AWB. */
  courierRef: string | null;
};

export type CourierBooking = BookingKey & {
  /** Display name of the carrier; of an aggregator the one that it chose. */
  carrier: string;
  expectedOn: string | null;
};

export type NewPickup = {
  /** Identifies this pickup, as `reference` does a parcel. */
  reference: string;
  day: string;
  bookings: readonly BookingKey[];
};

export type ParcelEvent = {
  awb: string;
  /** The state after it; null for an event that changes no state, such as a hub scan. */
  state: Exclude<ParcelState, 'booking' | 'failed'> | null;
  at: Date;
  place: string | null;
  remark: string | null;
  /** The day of delivery that the courier expects by then. */
  expectedOn: string | null;
};

/** A day or a corrected phone, in answer to a missed delivery. */
export type MissedAnswer = BookingKey & {
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
    /** The courier of new parcels; null in a shop that hands parcels over by hand alone. */
    courier: Courier | null;
  }
}

/**
 * The courier's objects. Amounts are integer paise, times are ms since 1970, days are `YYYY-MM-DD`
 * in India.
 */
export const shipmentStatuses = [
  'BOOKED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'UNDELIVERED',
  'DELIVERED',
  'RTO_INITIATED',
  'RTO_DELIVERED',
  'CANCELLED',
  'LOST',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export type PartyEntity = {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pin: string;
};

/** One event of a shipment. */
export type Scan = {
  id: string;
  status: ShipmentStatus;
  atMs: number;
  place: string;
  remark: string;
};

export type ShipmentEntity = {
  id: string;
  entity: 'shipment';
  awb: string;
  /** The shop's reference of the parcel; a second shipment with the same one is accepted. */
  reference: string;
  kind: 'forward' | 'return';
  to: PartyEntity;
  grams: number;
  codPaise: number;
  status: ShipmentStatus;
  scans: Scan[];
  expectedOn: string;
  attempts: number;
  answer: { day?: string; phone?: string } | null;
  pickupId: string | null;
  /** Time of the next automatic status; null while waiting for a pickup, and after arrival. */
  nextMs: number | null;
  remittanceId: string | null;
};

export type Pickup = {
  id: string;
  entity: 'pickup';
  reference: string;
  day: string;
  awbs: string[];
};

export type RemittanceEntity = {
  id: string;
  entity: 'remittance';
  paidOn: string;
  lines: { awb: string; amountPaise: number }[];
};

/** A webhook message to the shop. */
export type CourierWebhook = {
  id: string;
  entity: 'notice';
  body: string;
  signed: boolean;
  attempts: number;
  nextMs: number;
  state: 'pending' | 'delivered' | 'given_up' | 'withheld';
};

export type CourierRow = ShipmentEntity | Pickup | RemittanceEntity | CourierWebhook;

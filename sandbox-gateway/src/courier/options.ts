import type { GatewayClock } from '../clock.ts';
import type { Store } from '../ledger/store.ts';
import type { CourierRow } from './entities.ts';

/** How often the courier misbehaves, each from 0 to 1. */
export type ErrorRates = {
  /** Replies cut off after their effect. */
  lostReplies: number;
  /** Webhooks that are sent twice. */
  doubled: number;
  /** Webhooks delayed by `lateMs`, so that later ones overtake them. */
  late: number;
  lateMs: number;
  /** Webhooks that are never sent. */
  lost: number;
  /** Events that contradict the parcel's true state, sent next to the true ones. */
  lies: number;
  /** Parcels that their recipients reject. */
  rejected: number;
  /** Delivery attempts at which no one is at home. */
  missed: number;
  /** Makes all of it repeatable. */
  seed: number;
};

export const wellBehaved: ErrorRates = {
  lostReplies: 0,
  doubled: 0,
  late: 0,
  lateMs: 30_000,
  lost: 0,
  lies: 0,
  rejected: 0,
  missed: 0,
  seed: 1,
};

export type CourierOptions = {
  /** The bearer token of every call. */
  key: string;
  webhookSecret: string;
  /** Destination of events; null sends none. A function where the shop listens later. */
  webhookUrl: string | null | (() => string | null);
  store: Store<CourierRow>;
  /** Defaults to the machine's time. */
  clock?: GatewayClock;
  /** Ms between two steps of a parcel that moves by itself; 0: it moves by hand alone. */
  stepMs: number;
  errorRates?: Partial<ErrorRates>;
  /** Opens `/__courier`: for tests only. */
  controls?: boolean;
};

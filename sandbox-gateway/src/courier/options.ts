import type { GatewayClock } from '../clock.ts';
import type { Store } from '../ledger/store.ts';
import type { CourierRow } from './entities.ts';

/** Simulated failures of the courier, as rates from 0 to 1. */
export type ErrorRates = {
  /** Responses dropped after taking effect. */
  lostReplies: number;
  /** Webhooks sent twice. */
  doubled: number;
  /** Webhooks delayed by `lateMs`, so that later ones arrive first. */
  late: number;
  lateMs: number;
  /** Webhooks never sent. */
  lost: number;
  /** Additional events that contradict the parcel's actual state. */
  lies: number;
  /** Deliveries rejected by their recipients. */
  rejected: number;
  /** Unsuccessful delivery attempts. */
  missed: number;
  /** Seed that makes the failures repeatable. */
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
  /** The bearer token for all calls. */
  key: string;
  webhookSecret: string;
  /** Destination URL of events, a function if the shop starts later; null sends none. */
  webhookUrl: string | null | (() => string | null);
  store: Store<CourierRow>;
  /** Defaults to the machine's time. */
  clock?: GatewayClock;
  /** Ms between two automatic statuses of a parcel; 0: statuses are set manually only. */
  stepMs: number;
  errorRates?: Partial<ErrorRates>;
  /** Enables `/__courier`: for tests only. */
  controls?: boolean;
};

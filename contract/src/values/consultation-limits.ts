/** Limits of balance top-ups in whole rupees. */
export const topUpLimits = { min: 50, max: 20_000, offered: [200, 500, 1000, 2000] } as const;

/** Limits of a session, shared by client and server. Times in ms. */
export const consultationLimits = {
  minuteMs: 60_000,
  /** Grace period after which a lost connection stops the clock. */
  graceMs: 30_000,
  /** Time for a healer to accept a request. */
  responseMs: 60_000,
  /**
   * Sample for a healer's acceptance rate on a device: maximum and minimum number of requests, and
   * their maximum age in days.
   */
  measured: { max: 20, min: 5, days: 30 },
  /** The minimum measured rate for a healer to be shown as responding within a minute. */
  goodRate: 0.8,
  /** Time that a booked session waits for both participants. */
  bookedMs: 15 * 60_000,
  /** A chat is not accepted within this time before a booked slot of its healer. */
  slotMarginMs: 5 * 60_000,
  /** Lead time of the notice to an active session of the healer's next booked slot. */
  slotAheadMs: 60 * 60_000,
  /** Time window in which the scheduler retries a slot that could not start. */
  settledMs: 24 * 60 * 60_000,
  /** Duration of a phone or video session with a fixed price, in clock time. */
  fixedPriceMs: 20 * 60_000,
  /** A fixed-price session that the healer's side closes before this time is refunded in full. */
  assuredMs: 15 * 60_000,
  /** A running session closes after one participant is absent for this long. */
  awayMs: 5 * 60_000,
  /** A running session closes after this long without messages. */
  silenceMs: 10 * 60_000,
  /**
   * A further minute is not charged if the customer has waited longer than this for a healer's
   * reply, in clock time.
   */
  replyMs: 2 * 60_000,
  /** Time to live of an entry on a healer's waiting list. */
  waitingMs: 30 * 60_000,
  /** Time for a customer called from the waiting list to join. */
  calledMs: 3 * 60_000,
  /** Time to live of the dashboard's heartbeat. */
  leaseMs: 30_000,
  /** A customer with less time left than this is warned. */
  warningMs: 2 * 60_000,
  textLength: 2000,
  reviewLength: 500,
  questionLength: 300,
  reportLength: 1000,
  noteLength: 4000,
  bioLength: 800,
  /** Maximum images in a session. */
  pictures: 30,
} as const;

/** Balance top-ups, whole rupees. */
export const topUpLimits = { min: 50, max: 20_000, offered: [200, 500, 1000, 2000] } as const;

/** Numbers of a session on which both sides rely. Times in ms. */
export const consultationLimits = {
  minuteMs: 60_000,
  /** A lost connection stops the clock after this. */
  graceMs: 30_000,
  /** How long a healer has to accept a request. */
  answerMs: 60_000,
  /**
   * Requests on a device by which a healer's rate of answers is measured: the latest ones, and the
   * fewest.
   */
  measured: { max: 20, min: 5, days: 30 },
  /** The minimum measured rate for a healer to be shown as responding within a minute. */
  goodRate: 0.8,
  /** Waiting time of a booked session for both participants. */
  bookedMs: 15 * 60_000,
  /** No chat is accepted so shortly before a booked slot of its healer. */
  slotMarginMs: 5 * 60_000,
  /** Lead time of the notice to an active session of the healer's next booked slot. */
  slotAheadMs: 60 * 60_000,
  /** Time window in which the scheduler retries a slot that could not start. */
  settledMs: 24 * 60 * 60_000,
  /** A phone or video session, which has one price, lasts so long on its clock. */
  wholeMs: 20 * 60_000,
  /** A session that the healer's side closes before this is refunded in full. */
  assuredMs: 15 * 60_000,
  /** A running session closes after one participant is absent for this long. */
  awayMs: 5 * 60_000,
  /** A running session closes after this long without messages. */
  silenceMs: 10 * 60_000,
  /**
   * A customer is charged no further minute after waiting longer than this for a healer's reply,
   * on the session's clock.
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
  /** Images of one session. */
  pictures: 30,
} as const;

/** Payments into a balance, whole rupees. */
export const topUpLimits = { least: 50, most: 20_000, offered: [200, 500, 1000, 2000] } as const;

/** Numbers of a session on which both sides rely. Times in ms. */
export const consultationLimits = {
  minuteMs: 60_000,
  /** A lost connection stops the clock after this. */
  graceMs: 30_000,
  /** How long a healer has to accept a request. */
  answerMs: 60_000,
  /** How long a booked session waits for both people. */
  bookedMs: 15 * 60_000,
  /** No chat is accepted so shortly before a booked slot of its healer. */
  slotMarginMs: 5 * 60_000,
  /** A booked slot is told to a session of its healer so long before. */
  slotAheadMs: 60 * 60_000,
  /** For how long a slot that could not start is looked for. */
  settledMs: 24 * 60 * 60_000,
  /** A phone or video session, which has one price, lasts so long on its clock. */
  wholeMs: 20 * 60_000,
  /** One that ends before on the healer's side goes back whole. */
  assuredMs: 15 * 60_000,
  /** A running session in which one side is away so long ends. */
  awayMs: 5 * 60_000,
  /** A running session in which nobody writes ends. */
  silenceMs: 10 * 60_000,
  /** Who waits longer than this for a healer's answer, on the session's clock, pays no further minute. */
  replyMs: 2 * 60_000,
  /** How long somebody stays on a healer's waiting list. */
  waitingMs: 30 * 60_000,
  /** How long whoever was called from the waiting list has to come. */
  calledMs: 3 * 60_000,
  /** The desk's sign of life holds this long. */
  leaseMs: 30_000,
  /** Whoever has less time left than this is warned. */
  warningMs: 2 * 60_000,
  textLength: 2000,
  reviewLength: 500,
  questionLength: 300,
  bioLength: 800,
  /** Images of one session. */
  pictures: 30,
} as const;

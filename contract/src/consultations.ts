import { z } from 'zod';
import { clientId, consultationMessage, messageDraft, side } from './consultation-messages.ts';
import { endpoint } from './endpoint.ts';
import { uploadErrors } from './endpoint-errors.ts';
import { id, prose } from './fields.ts';
import { ownSessionReview } from './session-reviews.ts';
import { bookingModes } from './values/booking-price.ts';
import { consultationLimits } from './values/consultation-limits.ts';
import { issue } from './values/error-messages.ts';
import { locales } from './values/locale.ts';

/** A session as one of its participants sees it. Amounts in rupees, times ISO 8601. */
export const consultation = z.object({
  id: z.string(),
  side,
  healerId: z.string(),
  healerName: z.string(),
  customerName: z.string(),
  bookingId: z.string().nullable(),
  /** Communication channel besides chat; a booked phone or video session has a fixed price. */
  mode: z.enum(bookingModes),
  /**
   * Details of a session outside the shop's own rooms: the customer's number that the healer calls,
   * empty after the session, and the room on a meeting server, if there is one. Only the healer's
   * side controls the clock.
   */
  elsewhere: z.object({ phone: z.string(), room: z.string().nullable() }).nullable(),
  status: z.enum(['requested', 'waiting', 'accepted', 'running', 'ended']),
  /** Number of entries ahead on the waiting list; null if the session is not on it. */
  ahead: z.int().nullable(),
  endReason: z
    .enum([
      'customer',
      'healer',
      'balance',
      'time',
      'silence',
      'away',
      'declined',
      'missed',
      'withdrawn',
      'no_show',
    ])
    .nullable(),
  /** Price per minute; 0 for a session with a fixed price. */
  ratePerMinute: z.number(),
  wholePrice: z.number().nullable(),
  /** The top-up required before an accepted session starts; 0 if the balance suffices. */
  missing: z.number(),
  freeMinutes: z.int(),
  /** The customer's question; empty if none was written or it was deleted. */
  question: z.string(),
  /**
   * Request details for the healer before the session; null on the customer's side and after the
   * session.
   */
  request: z
    .object({
      /** Language of the page on which the customer requested the session. */
      locale: z.enum(locales),
      /** Whether free minutes are still available. */
      isFree: z.boolean(),
      /** Number of previous sessions of these two participants. */
      earlierSessions: z.int(),
    })
    .nullable(),
  requestedAt: z.string(),
  expiresAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /**
   * Time during which both participants were connected, ms; `clockRuns`: whether it is running now.
   */
  clockMs: z.int(),
  clockRuns: z.boolean(),
  /**
   * Latest end of the session, because of the healer's next booked slot; null without a slot within
   * the hour.
   */
  endsBy: z.string().nullable(),
  /** Clock time still covered by the balance, ms; null after the session. */
  leftMs: z.int().nullable(),
  charged: z.number(),
  refunded: z.number(),
  /**
   * Reason of the refund. `silent`: the healer did not reply; `connection`: a failure on the
   * healer's or the shop's side; `short`: the healer closed a fixed-price session early.
   */
  refundRule: z.enum(['silent', 'connection', 'short']).nullable(),
  /** Whether the other side is connected. */
  otherIsThere: z.boolean(),
  /**
   * `rooms`: whether the shop has voice and video rooms; `otherInRoom`: whether the other side is
   * in this session's.
   */
  rooms: z.boolean(),
  otherInRoom: z.boolean(),
  lastSeq: z.int(),
  /** Sequence numbers of the last message delivered to, and read by, the other side. */
  delivered: z.int(),
  read: z.int(),
  /** Sequence number of the last message read by this side. */
  ownRead: z.int(),
  stars: z.int().nullable(),
  review: z.string().nullable(),
  /**
   * For the customer, the publication state of the review; null without a text, and for the healer.
   */
  published: ownSessionReview.nullable(),
  transcriptDeleted: z.boolean(),
  /** `reported`: this side has reported the other; `blocked`: this side has blocked the other. */
  reported: z.boolean(),
  blocked: z.boolean(),
});
export type Consultation = z.infer<typeof consultation>;

const params = z.strictObject({ id });
const reply = z.object({ consultation });
const messages = z.array(consultationMessage);
const oneOf = { params, reply, limit: { max: 60, minutes: 1, skipLocal: true } } as const;

/**
 * Requests a chat with an online healer. The balance must cover at least one minute, unless the
 * free minutes are unused. `consultation_open` carries the session that is already open.
 */
export const requestConsultationRoute = endpoint({
  method: 'POST',
  path: '/api/consultations',
  access: 'user',
  limit: { max: 20, minutes: 1, skipLocal: true },
  /**
   * `wait`: joins the healer's waiting list instead, for at most half an hour. `price`: the
   * displayed rupees per minute; a different price is rejected. `question`: shown to the healer
   * with the request.
   */
  body: z.strictObject({
    healerId: id,
    wait: z.boolean().optional(),
    price: z.number().optional(),
    question: prose(consultationLimits.questionLength).optional(),
  }),
  reply,
  errors: [
    'healer_not_found',
    'healer_offline',
    'price_changed',
    'balance_low',
    'consultation_open',
    'slot_soon',
    'consultation_blocked',
  ],
});

/** The caller's sessions, latest first: a customer's own, or a healer's. */
export const listConsultations = endpoint({
  method: 'GET',
  path: '/api/consultations',
  access: 'member',
  worded: true,
  reply: z.object({
    consultations: z.array(consultation),
    /** Ids of the healers whose free minutes the customer has used. */
    freeChatsHad: z.array(z.string()),
  }),
  errors: ['healer_not_found'],
});

export const getConsultation = endpoint({
  method: 'GET',
  path: '/api/consultations/:id',
  access: 'member',
  worded: true,
  params,
  reply,
  errors: ['consultation_not_found'],
});

const sequence = z.string().regex(/^\d{1,9}$/, issue('whole_number_needed'));

/**
 * Messages after a sequence number. Without a WebSocket, each poll is also the heartbeat that keeps
 * the clock running, and marks previous messages as delivered, and as read up to `read`; poll every
 * few seconds.
 */
export const pollConsultation = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/messages',
  access: 'member',
  worded: true,
  params,
  query: z.strictObject({ after: sequence.optional(), read: sequence.optional() }),
  reply: z.object({ consultation, messages }),
  errors: ['consultation_not_found', 'foreign_origin'],
});

export const sendConsultationMessage = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/messages',
  access: 'member',
  limit: { max: 120, minutes: 1, skipLocal: true },
  params,
  body: z.strictObject({ clientId, content: messageDraft }),
  reply: z.object({ message: consultationMessage }),
  errors: [
    'consultation_not_found',
    'consultation_state',
    'product_not_found',
    'forbidden',
    'not_found',
  ],
});

/**
 * Sends an image: a multipart form with the file `picture` (JPEG, PNG or WebP) and the field
 * `clientId`. The image is re-encoded without camera metadata, and visible to the two participants
 * only.
 */
export const sendConsultationImage = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/pictures',
  access: 'member',
  kind: 'form',
  limit: { max: 20, minutes: 1, skipLocal: true },
  params,
  reply: z.object({ message: consultationMessage }),
  errors: ['consultation_not_found', 'consultation_state', ...uploadErrors],
});

/** The image of a message, as WebP. */
export const readConsultationImage = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/pictures/:picture',
  access: 'member',
  kind: 'file',
  type: 'image/webp',
  params: z.strictObject({ id, picture: id }),
  errors: ['consultation_not_found', 'not_found', 'storage_unavailable'],
});

/** Accepts a request. Idempotent. The session starts when both participants are connected. */
export const acceptConsultationRoute = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/accept',
  access: 'healer',
  ...oneOf,
  errors: ['consultation_not_found', 'consultation_state', 'consultation_open', 'slot_soon'],
});

/**
 * Admits a participant to the voice and video room of a running session, for at most a minute; a
 * client in the room renews this every 10 seconds, and reports by `talking` that audio works both
 * ways. Billing does not depend on the room.
 */
export const enterRoomRoute = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/room',
  access: 'member',
  limit: { max: 60, minutes: 1, skipLocal: true },
  params,
  body: z.strictObject({ talking: z.boolean() }),
  reply: z.object({ url: z.string(), token: z.string() }),
  errors: ['consultation_not_found', 'consultation_state', 'not_found'],
});

/** Closes a session: declines or withdraws a request, or ends a running session. Idempotent. */
export const endConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/end',
  access: 'member',
  ...oneOf,
  errors: ['consultation_not_found'],
});

export const rateConsultationRoute = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/rating',
  access: 'user',
  ...oneOf,
  body: z.strictObject({
    stars: z.int().min(1).max(5),
    /** The review text, which the shop may publish. */
    review: prose(consultationLimits.reviewLength).optional(),
    /** The customer's consent to publish their first name with the review. */
    showName: z.boolean().optional(),
  }),
  errors: ['consultation_not_found', 'consultation_state'],
});

/** Deletes the transcript for both participants; billing records stay. */
export const deleteTranscriptRoute = endpoint({
  method: 'DELETE',
  path: '/api/consultations/:id/transcript',
  access: 'user',
  ...oneOf,
  errors: ['consultation_not_found', 'consultation_state'],
});

/**
 * A WebSocket (GET with Upgrade). Frames are JSON: `socketIn` from the browser, `socketOut` from
 * the server. The server pings; a client without a pong counts as offline.
 */
export const consultationSocket = endpoint({
  method: 'GET',
  path: '/api/consultations/socket',
  access: 'member',
  kind: 'socket',
  /** The page's language: a browser cannot set headers on a WebSocket. */
  query: z.strictObject({ locale: z.enum(locales).optional() }),
  limit: { max: 60, minutes: 1, skipLocal: true },
  errors: ['foreign_origin', 'not_found'],
});

/** Availability of the healers: identical for all clients, and cached for 5 s. */
export const healerPresence = endpoint({
  method: 'GET',
  path: '/api/healers/presence',
  access: 'public',
  reply: z.object({
    /**
     * `live`: a healer with a dashboard, available for immediate sessions; all others are samples
     * with bookable slots.
     */
    healers: z.array(
      z.object({
        id: z.string(),
        online: z.boolean(),
        /** True for an offline healer whose phone rings for a request. */
        reachable: z.boolean(),
        /**
         * How many of the latest requests that rang on the phone were accepted within a minute;
         * null before five of them.
         */
        answers: z.object({ accepted: z.int(), of: z.int() }).nullable(),
        live: z.boolean(),
        /**
         * Estimated minutes until a busy healer is available; null if the healer is available or
         * offline.
         */
        waitMinutes: z.int().nullable(),
        /** The healer's own description; null: that of the public profile applies. */
        bio: z.object({ en: z.string(), hi: z.string() }).nullable(),
      }),
    ),
  }),
});
export type HealerPresence = z.infer<typeof healerPresence.reply>;

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

/** A session from the view of one of its participants. Amounts in rupees, times ISO 8601. */
export const consultation = z.object({
  id: z.string(),
  side,
  healerId: z.string(),
  healerName: z.string(),
  customerName: z.string(),
  bookingId: z.string().nullable(),
  /** How they talk besides writing; a booked phone or video session has one price. */
  mode: z.enum(bookingModes),
  /**
   * If the shop has no built-in rooms: the number at which the healer calls, empty after the
   * session, and the room on a meeting server, if there is one. Only the healer's side drives the
   * clock.
   */
  elsewhere: z.object({ phone: z.string(), room: z.string().nullable() }).nullable(),
  status: z.enum(['requested', 'waiting', 'accepted', 'running', 'ended']),
  /** On the waiting list: the number of entries ahead. */
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
  /** 0 where it has one price. */
  ratePerMinute: z.number(),
  wholePrice: z.number().nullable(),
  /** Accepted; it starts after the balance is topped up by this amount. */
  missing: z.number(),
  freeMinutes: z.int(),
  /** The customer's question in their own words; empty if none was written or it was deleted. */
  question: z.string(),
  /**
   * The request data that the healer sees before the session: null on the customer's side, and once
   * the session has ended.
   */
  request: z
    .object({
      /** Of the page on which the customer requested it. */
      locale: z.enum(locales),
      /** The free minutes are still to be had. */
      isFree: z.boolean(),
      /** Sessions that the two have held before. */
      earlierSessions: z.int(),
    })
    .nullable(),
  requestedAt: z.string(),
  expiresAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Time during which both were present, ms; `clockRuns` is whether it is running now. */
  clockMs: z.int(),
  clockRuns: z.boolean(),
  /**
   * The latest end of this session, due to the healer's next booked slot. Null without a slot
   * within the hour.
   */
  endsBy: z.string().nullable(),
  /** Time on that clock still covered by the balance, ms; null after the session. */
  leftMs: z.int().nullable(),
  charged: z.number(),
  refunded: z.number(),
  /**
   * The reason: the healer did not respond, the connection failed on their side or the shop's, or
   * they closed a fixed-price session early.
   */
  refundRule: z.enum(['silent', 'connection', 'short']).nullable(),
  /** The other side's connection lives. */
  otherIsThere: z.boolean(),
  /** The shop has voice and video rooms, and the other side is in this session's. */
  rooms: z.boolean(),
  otherInRoom: z.boolean(),
  lastSeq: z.int(),
  /** Up to which message the other side's device has them, and how far it was read. */
  delivered: z.int(),
  read: z.int(),
  /** How far this side has read. */
  ownRead: z.int(),
  stars: z.int().nullable(),
  review: z.string().nullable(),
  /** The review's publication state; for the customer, null without a text. */
  published: ownSessionReview.nullable(),
  transcriptDeleted: z.boolean(),
  /** This side has reported the other, and has blocked it. */
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
 * free minutes are still unused. `consultation_open` carries the session that is already open.
 */
export const requestConsultationRoute = endpoint({
  method: 'POST',
  path: '/api/consultations',
  access: 'user',
  limit: { max: 20, minutes: 1, skipLocal: true },
  /**
   * `wait`: be put on the healer's waiting list instead, to be called within half an hour. `price`:
   * the rupees a minute that the customer saw; another one is rejected. `question`: shown to the
   * healer with the request.
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

/** The caller's sessions, the latest first: a customer's own, or a healer's. */
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
 * Messages after a sequence number. Without a WebSocket, a poll is also the heartbeat that lets
 * the clock run, and marks previous messages as delivered, and as read up to `read`; poll every
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
 * `clientId`. It is decoded, stripped of camera metadata, and stored for its two participants
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

/** The healer accepts, again is no failure; the session runs as soon as both are there. */
export const acceptConsultationRoute = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/accept',
  access: 'healer',
  ...oneOf,
  errors: ['consultation_not_found', 'consultation_state', 'consultation_open', 'slot_soon'],
});

/**
 * Admits a participant to the voice and video room of a running session, for at most a minute; a
 * client in the room renews this every 10 seconds, and reports by `talking` that audio works
 * both ways. The bill is the same with and without a room.
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

/** Closes it: declines or withdraws a request, or terminates a session. Idempotent. */
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
    /** May be published by the shop. */
    review: prose(consultationLimits.reviewLength).optional(),
    /** The customer's consent to the first name next to it. */
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
 * the shop. The server pings; a client without a pong is offline.
 */
export const consultationSocket = endpoint({
  method: 'GET',
  path: '/api/consultations/socket',
  access: 'member',
  kind: 'socket',
  /** The language of the page: a browser's socket has no headers to name it in. */
  query: z.strictObject({ locale: z.enum(locales).optional() }),
  limit: { max: 60, minutes: 1, skipLocal: true },
  errors: ['foreign_origin', 'not_found'],
});

/** Availability of the healers. Identical for all clients, and cached for 5 s. */
export const healerPresence = endpoint({
  method: 'GET',
  path: '/api/healers/presence',
  access: 'public',
  reply: z.object({
    /**
     * `live`: a healer with a dashboard, available for immediate replies; the rest are samples,
     * with bookable slots.
     */
    healers: z.array(
      z.object({
        id: z.string(),
        online: z.boolean(),
        /** Not online, and a request rings on the healer's phone. */
        reachable: z.boolean(),
        /**
         * Of the latest requests that rang there, how many were accepted within a minute; null
         * before five of them.
         */
        answers: z.object({ accepted: z.int(), of: z.int() }).nullable(),
        live: z.boolean(),
        /**
         * In a session: estimated minutes until the next customer is served. Null: free, or
         * offline.
         */
        waitMinutes: z.int().nullable(),
        /** The healer's own description; null: that of the list. */
        bio: z.object({ en: z.string(), hi: z.string() }).nullable(),
      }),
    ),
  }),
});
export type HealerPresence = z.infer<typeof healerPresence.reply>;

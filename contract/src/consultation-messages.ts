import { z } from 'zod';
import { id, prose } from './fields.ts';
import { consultationLimits } from './values/consultation-limits.ts';
import { issue } from './values/sentences.ts';

const birth = z.object({
  name: z.string(),
  gender: z.string(),
  dob: z.string(),
  birthTime: z.string(),
  location: z.string(),
  /** Degrees and IANA zone, where the birth was saved with them. */
  lat: z.number().optional(),
  lon: z.number().optional(),
  timezone: z.string().optional(),
});

/** What is sent: words by either side, a recommended remedy by the healer, one of their own saved births by the customer. */
export const messageDraft = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    text: prose(consultationLimits.textLength).refine((text) => text !== '', issue('text_missing')),
  }),
  z.strictObject({ kind: z.literal('product'), productId: id }),
  z.strictObject({ kind: z.literal('kundli'), kundliId: id }),
]);
export type MessageDraft = z.infer<typeof messageDraft>;

/** What is kept and shown of it. */
export const messageContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('product'),
    productId: z.string(),
    slug: z.string(),
    name: z.string(),
    price: z.number(),
  }),
  z.object({ kind: z.literal('kundli'), birth }),
  /** Answered by `readConsultationPicture` to its two people alone; px. */
  z.object({ kind: z.literal('picture'), pictureId: z.string(), width: z.int(), height: z.int() }),
]);
export type MessageContent = z.infer<typeof messageContent>;

export const side = z.enum(['customer', 'healer']);
export type ConsultationSide = z.infer<typeof side>;

/** Made by whoever sends: the same id again is the same message. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('id_invalid'));

export const consultationMessage = z.object({
  /** Counted from 1 without a gap, one order for both. */
  seq: z.int(),
  clientId: z.string(),
  sender: side,
  content: messageContent,
  /** ISO 8601. */
  at: z.string(),
});
export type ConsultationMessage = z.infer<typeof consultationMessage>;

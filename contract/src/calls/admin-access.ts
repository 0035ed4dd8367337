import { z } from 'zod';
import { issue } from '../values/sentences.ts';
import { typedPassword } from './account.ts';
import { email, id, success } from './parts.ts';

/** Who gets into the administration: the second factor of one's own account, and everyone's sessions. */

const code = z.string(issue('code_needed')).trim().min(1, issue('code_needed')).max(60);
const both = z.strictObject({ password: typedPassword, code });

export const secondFactor = z.object({
  /** When it was turned on; null while it is off. */
  since: z.string().nullable(),
  /** Recovery codes that still work. */
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const readSecondFactor = { reply: z.object({ secondFactor }) };
export const startSecondFactor = {
  body: z.strictObject({ password: typedPassword }),
  /** Base32, and as the otpauth:// address that a QR code carries. */
  reply: z.object({ secret: z.string(), uri: z.string() }),
};
/** Recovery codes are answered this once. */
const codesReply = z.object({ recoveryCodes: z.array(z.string()) });
export const confirmSecondFactor = { body: z.strictObject({ code }), reply: codesReply };
export const renewRecoveryCodes = { body: both, reply: codesReply };
export const turnOffSecondFactor = { body: both, reply: success };

/** As `login`, with the app's code or a recovery code where the account asks for one (401 `second_factor_needed`). */
export const adminLogin = { body: z.strictObject({ email, password: typedPassword, code: code.optional() }) };

const administrator = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: z.string(),
  secondFactor: z.boolean(),
  /** How many sessions live, and when one of them was used last. */
  sessions: z.int(),
  lastSeenAt: z.string().nullable(),
  you: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;
export const listTeam = {
  reply: z.object({
    administrators: z.array(administrator),
    /** Whether a second factor is asked of everyone, and whether their secrets are sealed (SECOND_FACTOR_KEY). */
    secondFactor: z.object({ required: z.boolean(), sealed: z.boolean() }),
  }),
};
export type Team = z.infer<typeof listTeam.reply>;
export const requireSecondFactor = { body: both.extend({ required: z.boolean() }), reply: success };
/** `own` says that the caller means to remove themselves. */
export const removeAdministrator = {
  params: z.strictObject({ id }),
  body: z.strictObject({ password: typedPassword, own: z.boolean().optional() }),
  reply: success,
};

const account = z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(['user', 'admin']) });
export type Account = z.infer<typeof account>;
export const findAccount = { query: z.strictObject({ email }), reply: z.object({ account }) };

const params = z.strictObject({ id });
export const accountSessions = {
  params,
  reply: z.object({
    account,
    sessions: z.array(
      z.object({
        createdAt: z.string(),
        lastSeenAt: z.string(),
        /** What the browser said of itself. */
        userAgent: z.string().nullable(),
        /** The caller's own present one. */
        current: z.boolean(),
      }),
    ),
  }),
};
export type AccountSessions = z.infer<typeof accountSessions.reply>;
export const endAccountSessions = { params, reply: z.object({ ended: z.int() }) };

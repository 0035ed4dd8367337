import { z } from 'zod';
import { typedPassword, userReply } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, line } from './fields.ts';
import { issue } from './values/error-messages.ts';

/**
 * Passkeys (WebAuthn level 3) of customers, healers and administrators; options and responses are
 * in WebAuthn's JSON format.
 */
const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,8000}$/);
/** A keyword of the protocol, such as `public-key`. */
const token = z.string().regex(/^[a-z-]{1,40}$/);
const options = z.object({ options: z.record(z.string(), z.unknown()) });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /**
   * Whether the passkey is backed up (synchronized), so that it works on the owner's other devices.
   */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;
const passkeysReply = z.object({ passkeys: z.array(passkey) });

const credential = {
  id: base64url,
  rawId: base64url,
  type: token,
  authenticatorAttachment: token.optional(),
  clientExtensionResults: z.unknown(),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(token).max(10).optional(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

export const listPasskeysRoute = endpoint({
  method: 'GET',
  path: '/api/user/passkeys',
  access: 'member',
  reply: passkeysReply,
});

/**
 * Options for creating a passkey; `password` is required for accounts that have one, and a login
 * within 10 minutes for others.
 */
export const startPasskeyRoute = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/options',
  access: 'member',
  body: z.strictObject({ password: typedPassword.optional() }),
  reply: options,
  errors: ['too_many_attempts', 'passkey_limit'],
});

export const addPasskeyRoute = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  access: 'member',
  body: z.strictObject({ name: line(60, issue('passkey_name_missing')), credential: registration }),
  reply: passkeysReply,
  errors: ['passkey_rejected', 'passkey_limit'],
});

/** Options for confirming the removal of a passkey by another passkey of the account. */
export const startPasskeyRemovalRoute = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/removal',
  access: 'member',
  limit: { max: 30, minutes: 15 },
  body: z.strictObject({}),
  reply: options,
});

/**
 * Removes a passkey. Requires the password, or an assertion by a passkey for the options above; an
 * account without a password may also remove one within 10 minutes of a login.
 */
export const removePasskeyRoute = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  access: 'member',
  params: z.strictObject({ id }),
  body: z.strictObject({ password: typedPassword.optional(), credential: assertion.optional() }),
  reply: passkeysReply,
  errors: ['not_found', 'passkey_rejected', 'passkey_needed', 'too_many_attempts'],
});

const loginLimit = { max: 30, minutes: 15 } as const;

/** Options for a login; the browser offers its passkeys for this shop. */
export const startPasskeyLoginRoute = endpoint({
  method: 'POST',
  path: '/api/user/passkey-login/options',
  access: 'public',
  limit: loginLimit,
  body: z.strictObject({}),
  reply: options,
});

/** Logs in the owner of a passkey, who must have the role of the login page. */
export const passkeyLoginRoute = endpoint({
  method: 'POST',
  path: '/api/user/passkey-login',
  access: 'public',
  limit: loginLimit,
  body: z.strictObject({ role: z.enum(['user', 'healer', 'admin']), credential: assertion }),
  reply: userReply,
  errors: ['passkey_rejected', 'customer_blocked'],
});

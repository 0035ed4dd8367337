import { z } from 'zod';
import { password, typedPassword, userReply } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { email, id, line, success, typed } from '../fields.ts';
import { adminRoles } from '../values/admin-roles.ts';
import { issue } from '../values/error-messages.ts';

/** Administrators, their second factors, and all sessions. */

const code = typed(60, issue('code_needed')).min(1, issue('code_needed'));
const credentials = z.strictObject({ password: typedPassword, code });

export const secondFactor = z.object({
  /** Time at which it was enabled; null while it is disabled. */
  since: z.string().nullable(),
  /** Number of unused recovery codes. */
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/**
 * Logs in an administrator, with an app code or a recovery code if the account has a second factor.
 */
export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: z.strictObject({ email, password: typedPassword, code: code.optional() }),
  reply: userReply,
  errors: ['wrong_credentials', 'second_factor_needed', 'wrong_code', 'too_many_attempts'],
});

export const adminRegister = endpoint({
  method: 'POST',
  path: '/api/admin/register',
  access: 'public',
  body: z.strictObject({
    email,
    password,
    name: line(120, issue('name_missing')),
    invite: typed(200, issue('invitation_code_needed')).min(1, issue('invitation_code_needed')),
  }),
  reply: userReply,
  errors: ['invitation_invalid', 'email_taken', 'weak_password', 'wrong_credentials'],
});

/** Invites an administrator; the code is returned only once. */
export const inviteAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'admin',
  body: z.strictObject({ email }),
  reply: z.object({
    invitation: z.object({ code: z.string(), email: z.string(), expiresAt: z.string() }),
  }),
  errors: ['email_taken'],
});

export const listInvitationsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'admin',
  reply: z.object({
    invitations: z.array(
      z.object({ email: z.string(), createdAt: z.string(), expiresAt: z.string() }),
    ),
  }),
});

export const revokeInvitationRoute = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/revoke',
  access: 'admin',
  body: z.strictObject({ email }),
  reply: success,
  errors: ['not_found'],
});

/** The second factor of the calling administrator. */
export const readSecondFactorRoute = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor',
  access: 'admin-setup',
  reply: z.object({ secondFactor }),
});

/** The secret is returned only once; it has no effect before `confirmSecondFactor`. */
export const startSecondFactorRoute = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/start',
  access: 'admin-setup',
  body: z.strictObject({ password: typedPassword }),
  /** The secret as Base32, and as an otpauth:// URI for a QR code. */
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['second_factor_state', 'too_many_attempts'],
});

/** Recovery codes are returned only once. */
const codesReply = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactorRoute = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  access: 'admin-setup',
  body: z.strictObject({ code }),
  reply: codesReply,
  errors: ['second_factor_state', 'wrong_code', 'too_many_attempts'],
});

export const renewRecoveryCodesRoute = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/recovery-codes',
  access: 'admin',
  body: credentials,
  reply: codesReply,
  errors: ['wrong_code', 'too_many_attempts'],
});

export const turnOffSecondFactorRoute = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/off',
  access: 'admin',
  body: credentials,
  reply: success,
  errors: ['second_factor_state', 'wrong_code', 'too_many_attempts'],
});

const administrator = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: z.string(),
  secondFactor: z.boolean(),
  duty: z.enum(adminRoles),
  /** The number of active sessions, and the time at which one of them was last used. */
  sessions: z.int(),
  lastSeenAt: z.string().nullable(),
  you: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;
export const listTeamRoute = endpoint({
  method: 'GET',
  path: '/api/admin/team',
  access: 'admin',
  reply: z.object({
    administrators: z.array(administrator),
    /**
     * `required`: all administrators need a second factor; `sealed`: the secrets are encrypted
     * (SECOND_FACTOR_KEY).
     */
    secondFactor: z.object({ required: z.boolean(), sealed: z.boolean() }),
  }),
});
export type Team = z.infer<typeof listTeamRoute.reply>;

/** Enables or disables the second factor requirement for all administrators. */
export const requireSecondFactorRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/team/second-factor',
  access: 'admin',
  body: credentials.extend({ required: z.boolean() }),
  reply: success,
  errors: ['wrong_code', 'too_many_attempts'],
});

/** `own` confirms that the caller removes their own account. */
export const removeAdministratorRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/team/:id',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ password: typedPassword, own: z.boolean().optional() }),
  reply: success,
  errors: ['account_not_found', 'own_account', 'last_administrator', 'too_many_attempts'],
});

/**
 * Sets an administrator's role, effective from their next request. An administrator cannot change
 * their own.
 */
export const setAdminRoleRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/team/:id/duty',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({
    password: typedPassword,
    duty: z.enum(adminRoles, issue('choice_invalid')),
  }),
  reply: success,
  errors: ['account_not_found', 'own_account', 'too_many_attempts'],
});

const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['user', 'admin', 'healer']),
});
export type Account = z.infer<typeof account>;

export const findAccountRoute = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  access: 'admin',
  query: z.strictObject({ email }),
  reply: z.object({ account }),
  errors: ['account_not_found'],
});

const params = z.strictObject({ id });

export const accountSessions = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/:id/sessions',
  access: 'admin',
  params,
  reply: z.object({
    account,
    sessions: z.array(
      z.object({
        createdAt: z.string(),
        lastSeenAt: z.string(),
        /** The user agent. */
        userAgent: z.string().nullable(),
        /** Whether it is the caller's current session. */
        current: z.boolean(),
      }),
    ),
  }),
  errors: ['account_not_found'],
});
export type AccountSessions = z.infer<typeof accountSessions.reply>;

/** Revokes the sessions of an account, except the caller's current one. */
export const endAccountSessionsRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/accounts/:id/sessions',
  access: 'admin',
  params,
  reply: z.object({ ended: z.int() }),
  errors: ['account_not_found'],
});

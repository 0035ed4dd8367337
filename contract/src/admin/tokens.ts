import { z } from 'zod';
import { typedPassword } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, success } from '../fields.ts';
import { tokenDays, tokenScopes } from '../values/api-scopes.ts';
import { issue } from '../values/error-messages.ts';

/**
 * Tokens with which programs call the administration API, limited by scopes and by their creator's
 * role.
 */

const scopes = z
  .array(z.enum(tokenScopes, issue('choice_invalid')), issue('token_scopes_missing'))
  .min(1, issue('token_scopes_missing'))
  .max(tokenScopes.length)
  .refine((list) => new Set(list).size === list.length, issue('once_only'));

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the token. */
  ending: z.string(),
  scopes: z.array(z.string()),
  /** The email address of its creator, whose role limits the token. */
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Time of the last call, to the minute; null for an unused token. */
  lastUsedAt: z.string().nullable(),
  expired: z.boolean(),
});
export type ApiToken = z.infer<typeof apiToken>;

/** All tokens of the shop, latest first. */
export const listTokensRoute = endpoint({
  method: 'GET',
  path: '/api/admin/tokens',
  access: 'admin',
  reply: z.object({ tokens: z.array(apiToken) }),
});

/** The token itself is returned only once. */
export const createTokenRoute = endpoint({
  method: 'POST',
  path: '/api/admin/tokens',
  access: 'admin',
  body: z.strictObject({
    name: line(80, issue('name_missing')),
    scopes,
    days: z.literal(tokenDays, issue('choice_invalid')),
    password: typedPassword,
  }),
  reply: z.object({ token: z.string(), details: apiToken }),
  errors: ['too_many_attempts'],
});

/** Revokes a token immediately. */
export const revokeTokenRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/tokens/:id',
  access: 'admin',
  params: z.strictObject({ id }),
  reply: success,
  errors: ['not_found'],
});

import { z } from 'zod';
import { issue } from './values/error-messages.ts';

/** The signed token of an email link, up to 200 characters. */
export const mailedLink = z.strictObject({
  token: z.string(issue('link_incomplete')).min(1, issue('link_incomplete')).max(200),
});

/**
 * The one-click unsubscribe request of an email client (RFC 8058), posted to the URL of the
 * confirmation page, one per language.
 */
export const oneClick = {
  method: 'POST',
  access: 'public',
  kind: 'bytes',
  type: 'text/plain',
  foreignCallers: true,
  query: mailedLink,
  errors: ['token_invalid'],
} as const;

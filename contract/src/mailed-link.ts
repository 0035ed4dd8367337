import { z } from 'zod';
import { issue } from './values/sentences.ts';

/** What a link of an email brings back: its signed token, up to 200 characters. */
export const mailedLink = z.strictObject({
  token: z.string(issue('link_incomplete')).min(1, issue('link_incomplete')).max(200),
});

/**
 * What a mail program posts when its reader presses "Unsubscribe" (RFC 8058), at the address of the page that asks before
 * it does the same; one for each language of the page.
 */
export const oneClick = {
  method: 'POST',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  query: mailedLink,
  errors: ['token_invalid'],
} as const;

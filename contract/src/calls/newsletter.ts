import { z } from 'zod';
import { email, success } from './parts.ts';

/** The reply is the same whoever it is: it never tells who is on the list. */
export const subscribe = { body: z.strictObject({ email }), reply: success };

/** `token` comes from a letter's link. */
export const answerLetter = {
  body: z.strictObject({ token: z.string('This link is not complete.').min(1, 'This link is not complete.').max(200) }),
  reply: success,
};

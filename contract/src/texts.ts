import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';

const word = z
  .string()
  .regex(/^[\w.:~-]{0,500}$/)
  .optional();

/**
 * Meta's check of the webhook's address: returns the challenge of a request with the shop's own
 * token.
 */
export const verifyWhatsApp = endpoint({
  method: 'GET',
  path: '/api/texts/whatsapp',
  access: 'public',
  kind: 'file',
  type: 'text/plain',
  query: z.looseObject({ 'hub.mode': word, 'hub.verify_token': word, 'hub.challenge': word }),
  errors: ['unauthenticated', 'texts_off'],
});

/**
 * Delivery states and customers' replies from Meta. The body stays bytes: its signature covers
 * exactly the bytes sent.
 */
export const receiveWhatsApp = endpoint({
  method: 'POST',
  path: '/api/texts/whatsapp',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  reply: success,
  errors: ['unauthenticated', 'texts_off'],
});

/** The same from the SMS provider, which posts a form to an address that the shop has signed. */
export const receiveSms = endpoint({
  method: 'POST',
  path: '/api/texts/sms',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  query: z.looseObject({ key: word, sign: word }),
  reply: success,
  errors: ['unauthenticated', 'texts_off'],
});

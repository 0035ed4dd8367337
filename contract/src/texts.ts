import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';

const word = z
  .string()
  .regex(/^[\w.:~-]{0,500}$/)
  .optional();

/**
 * Meta's verification of the webhook URL: returns the challenge of a request with the shop's token.
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
 * Delivery states and customers' replies from Meta. The body is not parsed: its signature (HMAC)
 * covers exactly these bytes.
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

/**
 * Delivery states and customers' replies from the SMS provider, which posts a form to a URL signed
 * by the shop.
 */
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

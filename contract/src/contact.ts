import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, line, prose, success } from './fields.ts';
import { issue } from './values/error-messages.ts';

/** A message of the contact form. */
export const sendMessageRoute = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  body: z.strictObject({
    name: line(120, issue('name_missing')),
    email,
    subject: line(160, issue('subject_missing')),
    message: prose(5000).refine((text) => text !== '', issue('text_missing')),
    /** Id of the order that the message refers to; an unknown id is ignored. */
    orderId: id.optional(),
  }),
  reply: success,
  errors: ['too_many_attempts'],
});

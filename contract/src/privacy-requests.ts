import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, line, note, prose } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { privacyRequestKinds } from './values/privacy-requests.ts';

/** A nominee who exercises the rights of another after death or incapacity (DPDP Act, s. 14). */
export const nominee = z.strictObject({
  name: line(100, issue('given_name_missing')),
  /** For example 'daughter'. */
  relation: note(60),
  email,
});
export type Nominee = z.infer<typeof nominee>;

const nomineeReply = z.object({ nominee: nominee.nullable() });

export const readNomineeRoute = endpoint({
  method: 'GET',
  path: '/api/users/nominee',
  access: 'user',
  reply: nomineeReply,
});

/** Saves the nominee, replacing a previous one. */
export const saveNomineeRoute = endpoint({
  method: 'PUT',
  path: '/api/users/nominee',
  access: 'user',
  body: nominee,
  reply: nomineeReply,
});

export const removeNomineeRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/nominee',
  access: 'user',
  reply: nomineeReply,
});

export const privacyRequest = z.object({
  id: z.string(),
  kind: z.enum(privacyRequestKinds),
  text: z.string(),
  createdAt: z.string(),
  /** Deadline of the answer. */
  dueAt: z.string(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

const requestsReply = z.object({ requests: z.array(privacyRequest) });

/** The caller's requests, latest first. */
export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/api/users/privacy-requests',
  access: 'member',
  reply: requestsReply,
});

export const sendPrivacyRequest = endpoint({
  method: 'POST',
  path: '/api/users/privacy-requests',
  access: 'member',
  limit: { max: 10, minutes: 60, skipLocal: true },
  body: z.strictObject({
    kind: z.enum(privacyRequestKinds, issue('choice_invalid')),
    text: prose(2000).min(1, issue('privacy_request_empty')),
  }),
  reply: requestsReply,
  errors: ['too_many_attempts'],
});

import type { PrivacyRequestKind } from '@jyotiratna/contract';

/** Nominee and privacy requests in the profile. */
export const privacyRequests = {
  nominee: 'Nominee',
  nomineeHint:
    'Who may exercise your rights over your data if you die or are no longer able to. Please tell this person, too.',
  name: 'Name',
  relation: 'Relation to you',
  email: 'Email of the nominee',
  save: 'Save the nominee',
  saved: 'Nominee saved',
  remove: 'Remove the nominee',
  removed: 'Nominee removed',
  failed: 'That could not be saved. Please try again.',
  requests: 'Your requests',
  requestsHint: (days: number) =>
    `For what your profile cannot do. We answer by email within ${days} days.`,
  kind: 'It is about',
  kinds: {
    access: 'Seeing my data',
    correction: 'Correcting my data',
    erasure: 'Erasing my data',
    nominee: 'A nominee’s rights',
    grievance: 'A complaint',
  } satisfies Record<PrivacyRequestKind, string>,
  text: 'Your request',
  send: 'Send the request',
  sent: 'Request sent',
  sentHint: (day: string) => `We answer by ${day}.`,
  answeredOn: (day: string) => `Answered on ${day}`,
  due: (day: string) => `We answer by ${day}`,
  answer: 'Our answer',
};

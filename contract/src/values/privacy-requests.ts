/**
 * The kinds of a user's requests under the DPDP Act, 2023: access (s. 11), correction and erasure
 * (s. 12), a nominee (s. 14), and a grievance (s. 13).
 */
export const privacyRequestKinds = [
  'access',
  'correction',
  'erasure',
  'nominee',
  'grievance',
] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/**
 * The days within which a request is answered: a month, as the E-Commerce Rules 2020, r. 4(5), ask
 * for grievances; the DPDP Rules 2025 allow at most 90 days.
 */
export const privacyRequestDays = 30;

/** The open requests of one user. */
export const maxOpenPrivacyRequests = 5;

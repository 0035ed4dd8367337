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
 * Maximum days for answering a request: a month, as the E-Commerce Rules 2020, r. 4(5), require for
 * grievances; the DPDP Rules 2025 permit at most 90 days.
 */
export const privacyRequestDays = 30;

/** Maximum open requests per user. */
export const maxOpenPrivacyRequests = 5;

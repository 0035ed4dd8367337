/** Reasons to report the other side of a session. */
export const reportReasons = ['contact', 'money', 'abuse', 'promise', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

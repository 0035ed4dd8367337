/** What a side of a session is reported for. */
export const reportReasons = ['contact', 'money', 'abuse', 'promise', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The states of a healer's document: pending, checked by the shop, or rejected. */
export const certificateStates = ['waiting', 'checked', 'refused'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Maximum certificates per healer. */
export const maxHealerCertificates = 10;

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { uploadErrors } from './endpoint-errors.ts';
import { id, line } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { certificateStates } from './values/healer-certificates.ts';

/** A document of a healer's training or identity, as the healer and administrators see it. */
export const healerCertificate = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(certificateStates),
  /** The shop's reason for a rejection; empty without one. */
  refusal: z.string(),
  /** Day and administrator of the check; null before it. */
  checkedAt: z.string().nullable(),
  checkedBy: z.string().nullable(),
  createdAt: z.string(),
  /** Size of the image in px. */
  width: z.int(),
  height: z.int(),
  /**
   * Whether the image is stored: an imported archive contains certificates without their images.
   */
  stored: z.boolean(),
});
export type HealerCertificate = z.infer<typeof healerCertificate>;

const reply = z.object({ certificates: z.array(healerCertificate) });
const uploads = ['healer_not_found', ...uploadErrors] as const;
const limit = { max: 20, minutes: 1, skipLocal: true } as const;
const file = { kind: 'file', type: 'image/webp' } as const;
const ownCertificate = z.strictObject({ certificate: id });
const certificateOf = z.strictObject({ id, certificate: id });

export const listHealerCertificates = endpoint({
  method: 'GET',
  path: '/api/healer/certificates',
  access: 'healer',
  reply,
  errors: ['healer_not_found'],
});

/**
 * Uploads a certificate: field `name`, and one image `images`, visible only to the healer and
 * administrators.
 */
export const addHealerCertificate = endpoint({
  method: 'POST',
  path: '/api/healer/certificates',
  access: 'healer',
  kind: 'form',
  limit,
  reply,
  errors: uploads,
});

export const readHealerCertificate = endpoint({
  method: 'GET',
  path: '/api/healer/certificates/:certificate/picture',
  access: 'healer',
  ...file,
  params: ownCertificate,
  errors: ['healer_not_found', 'not_found'],
});

/**
 * Deletes a certificate. The badge of the profile is removed unless another checked certificate
 * exists.
 */
export const removeHealerCertificate = endpoint({
  method: 'DELETE',
  path: '/api/healer/certificates/:certificate',
  access: 'healer',
  params: ownCertificate,
  reply,
  errors: ['healer_not_found', 'not_found'],
});

export const listCertificatesOfHealer = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id/certificates',
  access: 'admin',
  params: z.strictObject({ id }),
  reply,
});

export const addCertificateOfHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/certificates',
  access: 'admin',
  kind: 'form',
  params: z.strictObject({ id }),
  reply,
  errors: uploads,
});

export const readCertificateOfHealer = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id/certificates/:certificate/picture',
  access: 'admin',
  ...file,
  params: certificateOf,
  errors: ['not_found'],
});

/** Marks a certificate as checked against the profile, which gets the badge. */
export const checkCertificateOfHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/certificates/:certificate/check',
  access: 'admin',
  params: certificateOf,
  reply,
  errors: ['not_found'],
});

export const rejectCertificateOfHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/certificates/:certificate/refuse',
  access: 'admin',
  params: certificateOf,
  body: z.strictObject({ reason: line(300, issue('certificate_reason')) }),
  reply,
  errors: ['not_found'],
});

export const removeCertificateOfHealer = endpoint({
  method: 'DELETE',
  path: '/api/admin/healers/:id/certificates/:certificate',
  access: 'admin',
  params: certificateOf,
  reply,
  errors: ['not_found'],
});

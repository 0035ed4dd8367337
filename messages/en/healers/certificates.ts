import type { CertificateState } from '@jyotiratna/contract';

/** Certificates on the healer's own page. */
export const certificates = {
  title: 'Your documents',
  lead: 'Certificates and degrees for the shop to check. No customer sees them; once one is checked, your profile says so.',
  name: 'What it is',
  select: 'Choose an image',
  chosen: (file: string) => `Chosen: ${file}`,
  upload: 'Upload',
  uploaded: 'Document uploaded',
  failed: 'The document could not be saved.',
  states: {
    waiting: 'Waiting for the shop',
    checked: 'Checked',
    refused: 'Not accepted',
  } satisfies Record<CertificateState, string>,
  reason: (reason: string) => `The reason: ${reason}`,
  open: (name: string) => `Open ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'Document removed',
};

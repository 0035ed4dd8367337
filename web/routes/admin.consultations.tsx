import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.sessions);

const ConsultationsPage = lazy(async () => ({
  default: (await import('../features/admin/consultations/consultations-page.tsx'))
    .ConsultationsPage,
}));

export default function AdminConsultations() {
  return (
    <LazyScreen>
      <ConsultationsPage />
    </LazyScreen>
  );
}

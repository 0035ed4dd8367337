import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { healers as t } from '#messages/admin/content.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

const HealersPage = lazy(async () => ({
  default: (await import('../features/admin/content/healers-page.tsx')).AdminHealersPage,
}));

export default function AdminHealers() {
  return (
    <LazyScreen>
      <HealersPage />
    </LazyScreen>
  );
}

import type { PageMeta } from '@jyotiratna/contract';
import { law as t } from '#messages/admin/law.ts';
import { LawPage } from '../features/admin/law/law-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.law);

export default function AdminLaw() {
  return <LawPage />;
}

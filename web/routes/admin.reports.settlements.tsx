import type { PageMeta } from '@jyotiratna/contract';
import { settlements as t } from '#messages/admin/settlements.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { SettlementsPage } from '../features/admin/settlements/settlements-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminSettlements() {
  return <SettlementsPage />;
}

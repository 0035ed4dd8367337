import type { PageMeta } from '@jyotiratna/contract';
import { settings as t } from '#messages/admin/settings.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { TaxesPage } from '../features/admin/settings/taxes-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.taxes);

export default function AdminTaxes() {
  return <TaxesPage />;
}

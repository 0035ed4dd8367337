import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { TaxesPage } from '../features/admin/settings/taxes-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Taxes');

export default function AdminTaxes() {
  return <TaxesPage />;
}

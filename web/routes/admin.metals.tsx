import type { PageMeta } from '@jyotiratna/contract';
import { metals as t } from '#messages/admin/metals.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { MetalRatesPage } from '../features/admin/metals/metal-rates-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.metalRates);

export default function AdminMetals() {
  return <MetalRatesPage />;
}

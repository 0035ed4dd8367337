import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { MetalRatesPage } from '../features/admin/metals/metal-rates-page.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Metal rates');

export default function AdminMetals() {
  return <MetalRatesPage />;
}

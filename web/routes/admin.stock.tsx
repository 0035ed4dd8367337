import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { StockPage } from '../features/admin/stock/stock-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Stock');

export default function AdminStock() {
  return <StockPage />;
}

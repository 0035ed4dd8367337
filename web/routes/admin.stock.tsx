import type { PageMeta } from '@jyotiratna/contract';
import { stock as t } from '#messages/admin/stock.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { StockPage } from '../features/admin/stock/stock-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.stock);

export default function AdminStock() {
  return <StockPage />;
}

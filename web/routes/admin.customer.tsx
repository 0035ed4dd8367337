import type { PageMeta } from '@jyotiratna/contract';
import { CustomerPage } from '../features/admin/customers/customer-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Customer');

export default function AdminCustomer() {
  return <CustomerPage />;
}

import type { PageFacts } from '@jyotiratna/contract';
import { CustomerPage } from '../features/admin/customers/customer-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Customer');

export default function AdminCustomer() {
  return <CustomerPage />;
}

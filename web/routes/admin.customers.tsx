import type { PageFacts } from '@jyotiratna/contract';
import { CustomersPage } from '../features/admin/customers/customers-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Customers');

export default function AdminCustomers() {
  return <CustomersPage />;
}

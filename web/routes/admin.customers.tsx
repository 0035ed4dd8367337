import type { PageMeta } from '@jyotiratna/contract';
import { customers as t } from '#messages/admin/customers.ts';
import { CustomersPage } from '../features/admin/customers/customers-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.customers);

export default function AdminCustomers() {
  return <CustomersPage />;
}

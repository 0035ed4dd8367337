import type { PageMeta } from '@jyotiratna/contract';
import { customers as t } from '#messages/admin/customers.ts';
import { CustomerPage } from '../features/admin/customers/customer-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.oneCustomer);

export default function AdminCustomer() {
  return <CustomerPage />;
}

import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { ManageProducts } from '../features/admin/products/manage-products.tsx';

export const meta = officeMeta('Manage Products');

export default function AdminRemedies() {
  return <ManageProducts />;
}

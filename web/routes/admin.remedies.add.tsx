import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { AddRemedy } from '../features/admin/wizard/add-remedy.tsx';

export const meta = officeMeta('Add remedy');

export default function AdminRemediesAdd() {
  return <AddRemedy />;
}

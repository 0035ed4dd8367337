import { Outlet } from 'react-router';
import { DialogHost } from '../features/admin/layout/dialogs.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import { AdminFrame } from '../shell/admin-frame.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/admin.ts';

/** The layout of the administration, for administrators only; the server also checks each call. */
export default function AdminLayout() {
  return (
    <RoleGuard needs="admin">
      <AdminFrame>
        <DialogHost>
          <Outlet />
        </DialogHost>
      </AdminFrame>
    </RoleGuard>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame>
      <ErrorPage error={error} />
    </AdminFrame>
  );
}

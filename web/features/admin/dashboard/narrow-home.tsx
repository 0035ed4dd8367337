import type { AdminRole } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { adminRoleLabels } from '#messages/admin/team.ts';
import { adminScreens } from '../../../shell/admin-links.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { markOf, pendingQuery } from '../layout/waiting.ts';
import { LinkTiles } from './tiles.tsx';

/**
 * The home screen of a role with limited permissions: their screens, with the open items of
 * each.
 */
export function NarrowHome({ duty: adminRole }: { duty: AdminRole }) {
  const { data: pending } = useQuery(pendingQuery);
  return (
    <>
      <AdminHead title={t.adminHome} />
      <p className="mb-4 text-text-2">{adminRoleLabels[adminRole].may}</p>
      <LinkTiles
        tiles={adminScreens(adminRole).map(({ to, label }) => {
          const mark = markOf(to, pending);
          return { to, name: label, line: mark && `${mark.count} ${mark.label}` };
        })}
      />
    </>
  );
}

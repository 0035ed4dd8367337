import type { AdminRole } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { adminScreens } from '../../../shell/admin-links.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { markOf, pendingQuery } from '../layout/waiting.ts';
import { adminRoleLabels } from '../team/admin-role-labels.ts';

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
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {adminScreens(adminRole).map(({ to, label }) => {
          const mark = markOf(to, pending);
          return (
            <li key={to} className="flex">
              <Link
                to={to}
                className="facet-card flex min-h-33 w-full flex-col justify-end border border-line bg-surface p-4 hover:bg-mayur-50"
              >
                <span className="font-display text-[1.125rem] leading-tight font-medium">
                  {label}
                </span>
                <span className="figures mt-1 text-small text-text-2">
                  {mark && `${mark.count} ${mark.label}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

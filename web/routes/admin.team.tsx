import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { TeamPage } from '../features/admin/team/team-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Team');

export default function AdminTeam() {
  return <TeamPage />;
}

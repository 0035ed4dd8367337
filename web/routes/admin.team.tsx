import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { TeamPage } from '../features/admin/team/team-page.tsx';

export const meta = adminMeta('Team');

export default function AdminTeam() {
  return <TeamPage />;
}

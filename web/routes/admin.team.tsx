import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { TeamPage } from '../features/admin/team/team-page.tsx';

export const meta = officeMeta('Team');

export default function AdminTeam() {
  return <TeamPage />;
}

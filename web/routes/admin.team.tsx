import type { PageMeta } from '@jyotiratna/contract';
import { team as t } from '#messages/admin/team.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { TeamPage } from '../features/admin/team/team-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.team);

export default function AdminTeam() {
  return <TeamPage />;
}

import type { PageFacts } from '@jyotiratna/contract';
import { preview } from '#content/preview.ts';
import { healers } from '#messages/healers.ts';
import { HealerPreview } from '../features/healers/healer-preview.tsx';
import { RoleGuard } from '../session/role-guard.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = () => [{ title: `${preview.title}: ${healers.heading} | Jyotiratna` }];

/** The draft of a healer as everyone would see it, for administrators. */
export default function PreviewHealer() {
  return (
    <RoleGuard needs="admin">
      <HealerPreview />
    </RoleGuard>
  );
}

import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { preview } from '#content/preview.ts';
import { healers } from '#messages/healers/healers.ts';
import { LazyScreen } from '../lazy-screen.tsx';
import { RoleGuard } from '../session/role-guard.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = () => [{ title: `${preview.title}: ${healers.heading} | Jyotiratna` }];

const HealerPreview = lazy(async () => ({
  default: (await import('../features/healers/healer-preview.tsx')).HealerPreview,
}));

/** The preview of a healer's draft for administrators. */
export default function PreviewHealer() {
  return (
    <RoleGuard needs="admin">
      <LazyScreen>
        <HealerPreview />
      </LazyScreen>
    </RoleGuard>
  );
}

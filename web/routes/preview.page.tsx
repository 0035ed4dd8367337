import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { preview } from '#content/preview.ts';
import { LazyScreen } from '../lazy-screen.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/preview.page.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${preview.title}: ${params.id} | Jyotiratna` },
];

const PagePreview = lazy(async () => ({
  default: (await import('../features/landing/page-preview.tsx')).PagePreview,
}));

/** The preview of a page's draft for administrators. */
export default function PreviewPage() {
  return (
    <RoleGuard needs="admin">
      <LazyScreen>
        <PagePreview />
      </LazyScreen>
    </RoleGuard>
  );
}

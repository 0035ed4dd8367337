import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { preview } from '#content/preview.ts';
import { LazyScreen } from '../lazy-screen.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/preview.collection.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${preview.title}: ${params.id} | Jyotiratna` },
];

const CollectionPreview = lazy(async () => ({
  default: (await import('../features/collections/collection-preview.tsx')).CollectionPreview,
}));

/** The preview of a collection's draft for administrators. */
export default function PreviewCollection() {
  return (
    <RoleGuard needs="admin">
      <LazyScreen>
        <CollectionPreview />
      </LazyScreen>
    </RoleGuard>
  );
}

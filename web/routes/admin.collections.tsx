import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { collectionLabels as t } from '#messages/admin/collections.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

const CollectionsPage = lazy(async () => ({
  default: (await import('../features/admin/collections/collections-page.tsx'))
    .AdminCollectionsPage,
}));

export default function AdminCollections() {
  return (
    <LazyScreen>
      <CollectionsPage />
    </LazyScreen>
  );
}

import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { collectionLabels as t } from '#messages/admin/collections.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.one);

const CollectionEditorPage = lazy(async () => ({
  default: (await import('../features/admin/collections/collection-editor-page.tsx'))
    .CollectionEditorPage,
}));

export default function AdminCollectionEditor() {
  return (
    <LazyScreen>
      <CollectionEditorPage />
    </LazyScreen>
  );
}

import type { ListedAdminPage } from '@jyotiratna/contract';
import { addPageRoute, listAdminPagesRoute } from '@jyotiratna/contract/admin/pages';
import { useState } from 'react';
import { content } from '#messages/admin/content.ts';
import { pageLabels, pages as t } from '#messages/admin/pages.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { DocumentList } from './document-list.tsx';
import { ReplacePage } from './replace-page.tsx';

const filters: readonly Filter<ListedAdminPage>[] = [{ name: 'search', label: t.search }];

type Family = keyof typeof t.families;

function familyOf(slug: string): string {
  const [family = ''] = slug.split('/');
  return family in t.families ? t.families[family as Family] : t.families.shop;
}

const columns: readonly RecordColumn<ListedAdminPage>[] = [
  { key: 'family', head: t.family, value: ({ slug }) => familyOf(slug) },
  { key: 'address', head: t.address, value: ({ slug }) => (slug === 'home' ? '/' : `/${slug}`) },
];

/** Every page with words of the owner: drafts, published and withdrawn ones. */
export function PagesPage() {
  const [replacing, setReplacing] = useState(false);
  return (
    <>
      <DocumentList
        section="pages"
        labels={pageLabels}
        list={() => shop(listAdminPagesRoute).then(({ pages }) => pages)}
        name={{ key: 'title', head: content.titleLabel, of: ({ title }) => title, maxLength: 120 }}
        filters={filters}
        columns={columns}
        actions={
          <Button kind="second" size="s" onClick={() => setReplacing(true)}>
            {t.replace}
          </Button>
        }
        create={(title) => shop(addPageRoute, { body: { title } }).then(({ page }) => page.id)}
      />
      {replacing && <ReplacePage onClose={() => setReplacing(false)} />}
    </>
  );
}

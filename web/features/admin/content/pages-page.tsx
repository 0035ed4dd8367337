import type { ListedAdminPage } from '@jyotiratna/contract';
import { addPageRoute, listAdminPagesRoute } from '@jyotiratna/contract/admin/pages';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pages as t } from '#messages/admin/pages.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { NewDocument } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { pagesKey } from './pages-key.ts';
import { ReplacePage } from './replace-page.tsx';
import { StateChip } from './state-chip.tsx';

const filters: readonly Filter<ListedAdminPage>[] = [{ name: 'search', label: t.search }];

type Family = keyof typeof t.families;

function familyOf(slug: string): string {
  const [family = ''] = slug.split('/');
  return family in t.families ? t.families[family as Family] : t.families.shop;
}

const columns: readonly RecordColumn<ListedAdminPage>[] = [
  {
    key: 'title',
    head: t.head,
    lead: 'title',
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to={`/admin/pages/${id}`} className="target text-link">
        {title}
      </Link>
    ),
  },
  { key: 'family', head: t.family, value: ({ slug }) => familyOf(slug) },
  { key: 'address', head: t.address, value: ({ slug }) => (slug === 'home' ? '/' : `/${slug}`) },
  { key: 'hindi', head: t.hindi, value: ({ hindi }) => (hindi ? t.written : t.notWritten) },
  { key: 'state', head: t.state, value: ({ state }) => state, cell: ({ state }) => <StateChip state={state} /> },
];

/** Every page with words of the owner: drafts, published and withdrawn ones. */
export function PagesPage() {
  const [title, setTitle] = useState<string | null>(null);
  const [replacing, setReplacing] = useState(false);
  const navigate = useNavigate();
  const add = useSend({
    call: () => shop(addPageRoute, { body: { title: (title ?? '').trim() } }),
    onDone: ({ page }) => void navigate(`/admin/pages/${page.id}`),
  });
  return (
    <>
      <AdminList
        title={t.title}
        what={t.what}
        queryKey={[...pagesKey, 'list']}
        load={async () => ({ rows: (await shop(listAdminPagesRoute)).pages })}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t.empty, text: t.emptyText }}
        actions={
          <>
            <Button kind="second" size="s" onClick={() => setReplacing(true)}>
              {t.replace}
            </Button>
            <Button size="s" onClick={() => setTitle('')}>
              {t.add}
            </Button>
          </>
        }
      />
      {replacing && <ReplacePage onClose={() => setReplacing(false)} />}
      {title !== null && (
        <NewDocument
          title={t.add}
          description={t.addText}
          label={t.addLabel}
          hint={t.addHint}
          maxLength={120}
          field="title"
          text={title}
          onText={setTitle}
          of={add}
          onClose={() => setTitle(null)}
        />
      )}
    </>
  );
}

import { pathOf, type Redirect } from '@jyotiratna/contract';
import {
  deleteRedirectsRoute,
  exportRedirectsRoute,
  listRedirectsRoute,
} from '@jyotiratna/contract/admin/redirects';
import { useState } from 'react';
import { redirectReasons, redirects as t } from '#messages/admin/redirects.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectsFileDialog } from './redirects-file-dialog.tsx';

const filters: readonly Filter<Redirect>[] = [{ name: 'search', label: t.search }];

/** Redirects of old addresses for visitors and search engines. */
export function RedirectsPage() {
  const [open, setOpen] = useState<'one' | 'file' | Redirect | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.subject}
        queryKey={['admin', 'redirects']}
        load={loadRows(listRedirectsRoute, 'redirects')}
        pageSize={50}
        filters={filters}
        columns={columnsOf(setOpen)}
        rowKey={({ path }) => path}
        empty={{ title: t.emptyTitle, text: t.emptyText }}
        file={({ search }) => (search ? undefined : pathOf(exportRedirectsRoute, {}))}
        actions={
          <>
            <Button kind="second" size="s" onClick={() => setOpen('file')}>
              {t.file}
            </Button>
            <Button size="s" onClick={() => setOpen('one')}>
              {t.add}
            </Button>
          </>
        }
      />
      {open === 'one' && <RedirectDialog onClose={close} />}
      {open === 'file' && <RedirectsFileDialog onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <CallDialog
          title={t.endQuestion}
          description={t.endText(open.path)}
          confirm={t.end}
          busyLabel={t.ending}
          danger
          call={() => api(deleteRedirectsRoute, { body: { paths: [open.path] } })}
          done={t.ended}
          onClose={close}
        />
      )}
    </>
  );
}

function columnsOf(onEnd: (redirect: Redirect) => void): readonly RecordColumn<Redirect>[] {
  return [
    {
      key: 'path',
      head: t.from,
      lead: 'title',
      value: ({ path }) => path,
      className: 'wrap-anywhere',
    },
    {
      key: 'target',
      head: t.to,
      value: ({ target }) => target,
      cell: ({ target }) => (
        <a href={target} className="target wrap-anywhere text-link">
          {target}
        </a>
      ),
    },
    { key: 'cause', head: t.cause, value: ({ cause }) => redirectReasons[cause] },
    { key: 'createdAt', head: t.added, spare: true, value: (row) => formatDateTime(row.createdAt) },
    actionColumn(t.end, (redirect) => [
      { text: t.end, label: `${t.end}: ${redirect.path}`, onPress: () => onEnd(redirect) },
    ]),
  ];
}

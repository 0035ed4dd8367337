import type { ApiToken } from '@jyotiratna/contract';
import { listTokensRoute, revokeTokenRoute } from '@jyotiratna/contract/admin/tokens';
import { useState } from 'react';
import { tokens as t } from '#messages/admin/tokens.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDate, formatDateTime } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { TokenDialog } from './token-dialog.tsx';

/** API tokens of programs, with their scopes and last use. */
export function TokensPage() {
  const [open, setOpen] = useState<'new' | ApiToken | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.subject}
        queryKey={['admin', 'tokens']}
        load={loadRows(listTokensRoute, 'tokens')}
        columns={columnsOf(setOpen)}
        rowKey={({ id }) => id}
        empty={{ title: t.emptyTitle, text: t.emptyText }}
        actions={
          <Button size="s" onClick={() => setOpen('new')}>
            {t.add}
          </Button>
        }
      />
      {open === 'new' && <TokenDialog onClose={close} />}
      {open !== null && open !== 'new' && (
        <CallDialog
          title={t.endQuestion}
          description={t.endText(open.name)}
          confirm={t.end}
          busyLabel={t.endBusy}
          danger
          call={() => api(revokeTokenRoute, { params: { id: open.id } })}
          done={t.ended}
          onClose={close}
        />
      )}
    </>
  );
}

function columnsOf(onEnd: (token: ApiToken) => void): readonly RecordColumn<ApiToken>[] {
  return [
    { key: 'name', head: t.name, lead: 'title', value: ({ name }) => name },
    {
      key: 'ending',
      head: t.ending,
      value: ({ ending }) => ending,
      cell: ({ ending }) => <code>{`…${ending}`}</code>,
    },
    {
      key: 'scopes',
      head: t.scopes,
      value: ({ scopes }) => scopes.join(', '),
      className: 'wrap-anywhere',
    },
    {
      key: 'expiresAt',
      head: t.expires,
      value: ({ expiresAt, expired }) => (expired ? t.expired : formatDate(expiresAt)),
    },
    {
      key: 'lastUsedAt',
      head: t.lastUsed,
      value: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : t.never),
    },
    { key: 'createdBy', head: t.createdBy, value: ({ createdBy }) => createdBy },
    {
      key: 'createdAt',
      head: t.created,
      spare: true,
      value: (row) => formatDateTime(row.createdAt),
    },
    actionColumn(t.end, (token) => [
      { text: t.end, label: `${t.end}: ${token.name}`, onPress: () => onEnd(token) },
    ]),
  ];
}

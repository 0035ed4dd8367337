import {
  type AdminGiftCard,
  formatRupeesExact,
  type GiftCardState,
  giftCardStates,
} from '@jyotiratna/contract';
import { listGiftCardsRoute } from '@jyotiratna/contract/admin/gift-cards';
import { useState } from 'react';
import {
  giftCardOrigins,
  giftCardStates as states,
  giftCards as t,
} from '#messages/admin/gift-cards.ts';
import { plainDate } from '../../../plain-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, type ListQuery, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { CardDialog } from './card-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';

const filters: readonly Filter<AdminGiftCard>[] = [
  { name: 'search', label: t.search },
  selectFilter('status', t.state, t.all, states, giftCardStates),
];

const tones: Partial<Record<GiftCardState, ChipTone>> = {
  active: 'good',
  disabled: 'error',
  ordered: 'wait',
};

const loadCards = loadRows(listGiftCardsRoute, 'cards');
const load = ({ status, ...query }: ListQuery, signal: AbortSignal) =>
  loadCards({ ...query, ...(status && { state: status }) }, signal);

/** All gift cards with their balances; a dialog displays the history of one. */
export function AdminGiftCardsPage() {
  const [open, setOpen] = useState<AdminGiftCard | 'issue' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.subject}
        queryKey={['admin', 'gift-cards']}
        load={load}
        pageSize={50}
        filters={filters}
        before={(data) =>
          data && <p className="figures mb-4">{t.owed(formatRupeesExact(data.owed))}</p>
        }
        columns={columnsOf(setOpen)}
        rowKey={({ id }) => id}
        empty={{ title: t.none, text: t.noneText }}
        actions={
          <Button size="s" onClick={() => setOpen('issue')}>
            {t.issue}
          </Button>
        }
      />
      {open === 'issue' && <IssueDialog onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <CardDialog id={open.id} end={open.end} onClose={close} />
      )}
    </>
  );
}

function columnsOf(onOpen: (card: AdminGiftCard) => void): readonly RecordColumn<AdminGiftCard>[] {
  return [
    { key: 'end', head: t.card, lead: 'title', value: ({ end }) => t.end(end) },
    {
      key: 'state',
      head: t.state,
      value: ({ state }) => states[state],
      cell: ({ state, test }) => (
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={tones[state] ?? 'neutral'}>{states[state]}</Chip>
          {test && <Chip tone="wait">{t.test}</Chip>}
        </span>
      ),
    },
    { key: 'origin', head: t.origin, spare: true, value: ({ origin }) => giftCardOrigins[origin] },
    {
      key: 'amount',
      head: t.amount,
      align: 'right',
      value: ({ amount }) => formatRupeesExact(amount),
    },
    {
      key: 'balance',
      head: t.balance,
      align: 'right',
      value: ({ balance }) => formatRupeesExact(balance),
    },
    {
      key: 'to',
      head: t.to,
      value: ({ recipientEmail, buyerEmail }) => recipientEmail ?? buyerEmail ?? '',
      className: 'wrap-anywhere',
    },
    {
      key: 'validTo',
      head: t.validTo,
      value: ({ validTo }) => (validTo ? plainDate(validTo, 'short') : ''),
    },
    { key: 'createdAt', head: t.added, spare: true, value: (row) => formatDateTime(row.createdAt) },
    actionColumn(t.open, (card) => [
      { text: t.open, label: t.openOf(card.end), onPress: () => onOpen(card) },
    ]),
  ];
}

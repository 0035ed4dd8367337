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
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { formatLocal } from '../layout/dates.ts';
import { RowButton } from '../layout/row-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { CardDialog } from './card-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';

const filters: readonly Filter<AdminGiftCard>[] = [
  { name: 'search', label: t.search },
  {
    name: 'status',
    label: t.state,
    options: [['', t.all] as const, ...giftCardStates.map((one) => [one, states[one]] as const)],
  },
];

const tones: Partial<Record<GiftCardState, ChipTone>> = {
  active: 'good',
  disabled: 'error',
  ordered: 'wait',
};

async function load({ status, ...query }: Readonly<Record<string, string>>, signal: AbortSignal) {
  const requested = { ...query, ...(status && { state: status as GiftCardState }) };
  const { cards: rows, ...rest } = await shop(listGiftCardsRoute, { query: requested }, { signal });
  return { rows, ...rest };
}

/** All gift cards with their balances; one opens with its history. */
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
      cell: ({ recipientEmail, buyerEmail }) => (
        <span className="wrap-anywhere">{recipientEmail ?? buyerEmail ?? ''}</span>
      ),
    },
    {
      key: 'validTo',
      head: t.validTo,
      value: ({ validTo }) => (validTo ? plainDate(validTo, 'short') : ''),
    },
    {
      key: 'createdAt',
      head: t.added,
      spare: true,
      value: ({ createdAt }) => formatLocal(createdAt),
    },
    {
      key: 'actions',
      head: t.open,
      actions: true,
      cell: (card) => (
        <RowButton label={t.openOf(card.end)} onPress={() => onOpen(card)}>
          {t.open}
        </RowButton>
      ),
    },
  ];
}

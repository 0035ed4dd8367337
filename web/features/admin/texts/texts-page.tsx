import {
  formatRupeesExact,
  type SentText,
  type TextState,
  textViews as views,
} from '@jyotiratna/contract';
import { listTextMessagesRoute, replyInSandbox } from '@jyotiratna/contract/admin/texts';
import {
  phoneMessages as t,
  textChannels,
  textKinds,
  textReasons,
  textStates,
  textViews,
} from '#messages/admin/texts.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { ChipTone } from '../../../ui/chip.tsx';
import { useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { TextTemplateList } from './text-templates.tsx';

type Listed = Awaited<ReturnType<typeof load>>;

const filters: readonly Filter<SentText>[] = [
  {
    name: 'show',
    label: t.view,
    options: views.map((one) => [one === 'all' ? '' : one, textViews[one]] as const),
  },
];

const tones: Partial<Record<TextState, ChipTone>> = {
  failed: 'error',
  unknown: 'wait',
  withheld: 'wait',
  delivered: 'good',
  read: 'good',
};

const load = loadRows(listTextMessagesRoute, 'texts');

/** Messages to customers' phones with their states and costs. */
export function PhoneMessagesPage() {
  const reply = useSend({
    call: ({ to, channel }: SentText) =>
      api(replyInSandbox, { body: { from: to ?? '', channel, text: 'STOP' } }),
    done: () => t.replied,
  });
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.subject}
        queryKey={['admin', 'texts']}
        load={load}
        pageSize={50}
        filters={filters}
        before={(data) => data && <Summary data={data} />}
        columns={columnsOf(reply.send)}
        rowKey={({ key }) => key}
        empty={{ title: t.none }}
      />
      <TextTemplateList />
    </>
  );
}

function Summary({ data: { senders, day, month, caps } }: { data: Listed }) {
  const costs = month.cost === null ? t.noPrice : t.costs(formatRupeesExact(month.cost));
  return (
    <div className="mb-4 grid gap-3">
      {senders.length === 0 && <Alert tone="info">{t.off}</Alert>}
      {senders.some(({ sandbox }) => sandbox) && <Alert tone="info">{t.sandbox}</Alert>}
      <ul className="figures flex flex-wrap gap-x-6 gap-y-1">
        <li>{t.day(day.count, caps.day)}</li>
        <li>{t.month(month.count)}</li>
        <li>{costs}</li>
        <li>{t.perCustomer(caps.customer)}</li>
      </ul>
    </div>
  );
}

function columnsOf(onStop: (text: SentText) => void): readonly RecordColumn<SentText>[] {
  return [
    {
      key: 'message',
      head: t.message,
      lead: 'title',
      value: ({ kind }) => textKinds[kind],
      note: ({ kind, text, state }) =>
        text ?? (state !== 'withheld' && kind === 'code' ? t.secret : ''),
    },
    {
      key: 'to',
      head: t.to,
      value: ({ to }) => to,
      cell: ({ to }) => <span className="figures whitespace-nowrap">{to ?? t.erased}</span>,
      note: ({ channel }) => textChannels[channel],
    },
    {
      key: 'state',
      head: t.state,
      value: ({ state }) => textStates[state],
      chip: ({ state }) => tones[state] ?? 'info',
      note: ({ reason }) => reason && (textReasons[reason] ?? reason),
    },
    {
      key: 'cost',
      head: t.cost,
      align: 'right',
      value: ({ cost }) => cost,
      cell: ({ cost, parts }) => (
        <span>
          {cost === null ? '' : `₹${cost.toFixed(3)}`}
          {parts > 1 && <span className="block text-small text-text-2">{t.parts(parts)}</span>}
        </span>
      ),
    },
    { key: 'at', head: t.at, value: ({ createdAt }) => formatDateTime(createdAt) },
    actionColumn(t.actions, (text) => [
      text.to !== null &&
        text.sandbox &&
        text.channel !== 'file' && {
          text: t.stop,
          label: t.stopOf(text.to),
          onPress: () => onStop(text),
        },
    ]),
  ];
}

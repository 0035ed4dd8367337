import { pathOf } from '@jyotiratna/contract';
import { type Campaign, listCampaignsRoute } from '@jyotiratna/contract/admin/campaigns';
import {
  exportSubscribersRoute,
  listSubscribersRoute,
} from '@jyotiratna/contract/admin/newsletter';
import { Plus } from 'lucide-react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { formatLocal } from '../layout/dates.ts';
import { useShowDialog } from '../layout/dialog-host.tsx';
import { LoadStates, useFreshQuery } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { AdminList, type Requested } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.ts';
import { RecordTable } from '../list/record-table.tsx';
import { CampaignDialog, CampaignPreview } from './campaign-dialog.tsx';

type Subscriber = Awaited<ReturnType<typeof load>>['rows'][number];

const columns: readonly RecordColumn<Subscriber>[] = [
  {
    key: 'email',
    head: t.email,
    lead: 'title',
    value: ({ email }) => email,
    look: 'break-all',
  },
  { key: 'state', head: t.state, value: ({ state }) => t.subscriberState[state] },
  { key: 'since', head: t.since, align: 'right', value: ({ since: start }) => formatLocal(start) },
];

async function load(query: Requested, signal: AbortSignal) {
  const { subscribers, ...reply } = await shop(listSubscribersRoute, { query }, { signal });
  return { rows: subscribers, total: reply.confirmed + reply.imported, ...reply };
}

/** Subscribers of the monthly email: confirmed ones, and those of the previous shop. */
export function NewsletterPage() {
  return (
    <AdminList
      title={t.newsletter}
      subject={t.subscribers}
      queryKey={['admin', 'newsletter']}
      load={load}
      pageSize={50}
      before={() => <Campaigns />}
      summary={countLine}
      columns={columns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noSubscribersYet, text: t.theyListedOnce }}
      file={() => pathOf(exportSubscribersRoute)}
    />
  );
}

type Counts = { confirmed: number; imported: number; unconfirmed: number };

function countLine({ confirmed, imported, unconfirmed }: Counts): string {
  const requested = unconfirmed === 0 ? '' : t.askedNotSaid(unconfirmed);
  const previous = imported === 0 ? '' : t.fromPreviousShop(imported);
  return t.personGetspeopleGet(confirmed, `${requested}${previous}`);
}

/** Sent emails to subscribers, and drafts. */
function Campaigns() {
  const show = useShowDialog();
  const preview = (campaign: Campaign) =>
    show((onClose) => <CampaignPreview {...{ campaign, onClose }} />);
  const edit = (campaign: Campaign | null) =>
    show((onClose) => <CampaignDialog campaign={campaign} onClose={onClose} onSaved={preview} />);
  const list = useFreshQuery(['campaigns'], async () => (await shop(listCampaignsRoute)).campaigns);
  const columns: readonly RecordColumn<Campaign>[] = [
    {
      key: 'subject',
      head: t.subjectLabel,
      lead: 'title',
      value: ({ content }) => content.en.subject,
    },
    {
      key: 'state',
      head: t.state,
      value: ({ sentAt, readers }) => (sentAt ? t.sent(readers) : t.draft),
      chip: ({ sentAt }) => (sentAt ? 'good' : 'neutral'),
    },
    {
      key: 'at',
      head: t.date,
      look: 'figures text-text-2',
      cell: ({ sentAt, createdAt }) => formatLocal(sentAt ?? createdAt),
    },
    actionColumn(t.actions, (campaign) => {
      const { subject } = campaign.content.en;
      return [
        !campaign.sentAt && {
          text: t.editLabel,
          label: t.edit(subject),
          onPress: () => edit(campaign),
        },
        {
          text: campaign.sentAt ? t.lookAtIt : t.lookSend,
          label: t.look(subject),
          onPress: () => preview(campaign),
        },
      ];
    }),
  ];
  return (
    <Panel
      title={t.mailsReaders}
      note={t.languageEachReader}
      className="mb-6"
      aside={
        <Button size="s" onClick={() => edit(null)} icon={Plus}>
          {t.writeOne}
        </Button>
      }
    >
      <LoadStates of={list} subject={t.mails} rows={2} />
      {list.data?.length === 0 && <p className="text-text-2">{t.nothingBeenWritten}</p>}
      {list.data && list.data.length > 0 && (
        <RecordTable
          caption={t.mailsReaders}
          rows={list.data}
          rowKey={({ id }) => id}
          columns={columns}
        />
      )}
    </Panel>
  );
}

import { type Campaign, listCampaignsRoute } from '@jyotiratna/contract/admin/campaigns';
import { Plus } from 'lucide-react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useDialog } from '../layout/use-dialog.ts';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { actionColumn } from '../list/cell-content.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { RecordTable } from '../list/record-table.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignPreview } from './campaign-preview.tsx';

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
    cell: ({ sentAt, createdAt }) => (
      <span className="figures text-text-2">{formatLocal(sentAt ?? createdAt)}</span>
    ),
  },
];

/** Sent emails to subscribers, and drafts. */
export function Campaigns() {
  const [dialog, show] = useDialog();
  const preview = (campaign: Campaign) =>
    show((onClose) => <CampaignPreview {...{ campaign, onClose }} />);
  const edit = (campaign: Campaign | null) =>
    show((onClose) => <CampaignDialog campaign={campaign} onClose={onClose} onSaved={preview} />);
  const list = useFreshQuery(['campaigns'], async () => (await shop(listCampaignsRoute)).campaigns);
  const actions = actionColumn(t.actions, (campaign: Campaign) => {
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
  });
  return (
    <Panel
      title={t.mailsReaders}
      note={t.languageEachReader}
      className="mb-6"
      aside={
        <Button size="s" onClick={() => edit(null)}>
          <Plus aria-hidden size={20} strokeWidth={1.6} />
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
          columns={[...columns, actions]}
        />
      )}
      {dialog}
    </Panel>
  );
}

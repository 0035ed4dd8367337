import { type Campaign, listCampaignsRoute } from '@jyotiratna/contract/admin/campaigns';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { campaignsKey } from './campaigns-key.ts';

type Open = { action: 'edit' | 'preview'; campaign: Campaign | null } | null;

/**
 * Sent emails to subscribers, and drafts. `readers`: the number of recipients of the next one.
 */
export function Campaigns({ readers }: { readers: number }) {
  const [open, setOpen] = useState<Open>(null);
  const list = useQuery({
    queryKey: campaignsKey,
    queryFn: async () => (await shop(listCampaignsRoute)).campaigns,
    staleTime: 0,
  });
  const close = () => setOpen(null);
  return (
    <Panel
      title={t.mailsReaders}
      note={t.languageEachReader}
      className="mb-6"
      aside={
        <Button size="s" onClick={() => setOpen({ action: 'edit', campaign: null })}>
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
          columns={[
            {
              key: 'subject',
              head: t.subjectLabel,
              lead: 'title',
              cell: ({ content }) => <span className="break-words">{content.en.subject}</span>,
            },
            {
              key: 'state',
              head: t.state,
              cell: ({ sentAt, readers: went }) =>
                sentAt ? <Chip tone="good">{t.sent(went)}</Chip> : <Chip>{t.draft}</Chip>,
            },
            {
              key: 'at',
              head: t.date,
              cell: ({ sentAt, createdAt }) => (
                <span className="figures text-text-2">{formatLocal(sentAt ?? createdAt)}</span>
              ),
            },
            {
              key: 'actions',
              head: t.actions,
              actions: true,
              cell: (campaign) => (
                <span className="flex flex-wrap gap-x-4">
                  {!campaign.sentAt && (
                    <button
                      type="button"
                      aria-label={t.edit(campaign.content.en.subject)}
                      onClick={() => setOpen({ action: 'edit', campaign })}
                      className="target text-link"
                    >
                      {t.editLabel}
                    </button>
                  )}
                  <button
                    type="button"
                    aria-label={t.look(campaign.content.en.subject)}
                    onClick={() => setOpen({ action: 'preview', campaign })}
                    className="target text-link"
                  >
                    {campaign.sentAt ? t.lookAtIt : t.lookSend}
                  </button>
                </span>
              ),
            },
          ]}
        />
      )}
      {open?.action === 'edit' && (
        <CampaignDialog
          campaign={open.campaign}
          onClose={close}
          onSaved={(campaign) => setOpen({ action: 'preview', campaign })}
        />
      )}
      {open?.action === 'preview' && open.campaign && (
        <CampaignPreview campaign={open.campaign} readers={readers} onClose={close} />
      )}
    </Panel>
  );
}

import { pathOf } from '@jyotiratna/contract';
import {
  addCampaignRoute,
  type Campaign,
  type CampaignContent,
  deleteCampaignRoute,
  listCampaignsRoute,
  previewCampaignRoute,
  saveCampaignRoute,
  sendCampaignRoute,
} from '@jyotiratna/contract/admin/campaigns';
import {
  exportSubscribersRoute,
  listSubscribersRoute,
} from '@jyotiratna/contract/admin/newsletter';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminDialog, CallDialog, DialogButton, useShowDialog } from '../layout/dialogs.tsx';
import { EmailFrames } from '../layout/email-frame.tsx';
import { LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { bindFields, useForm } from '../layout/use-form.ts';
import { AdminList, type ListQuery } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { RecordTable } from '../list/record-table.tsx';

type Subscriber = Awaited<ReturnType<typeof load>>['rows'][number];

const columns: readonly RecordColumn<Subscriber>[] = [
  {
    key: 'email',
    head: t.email,
    lead: 'title',
    value: ({ email }) => email,
    className: 'break-all',
  },
  { key: 'state', head: t.state, value: ({ state }) => t.subscriberState[state] },
  {
    key: 'since',
    head: t.since,
    align: 'right',
    value: ({ since: start }) => formatDateTime(start),
  },
];

async function load(query: ListQuery, signal: AbortSignal) {
  const { subscribers, ...reply } = await api(listSubscribersRoute, { query }, { signal });
  return { rows: subscribers, total: reply.confirmed + reply.imported, ...reply };
}

/** Subscribers of the newsletter: confirmed ones, and those imported from the previous shop. */
export function NewsletterPage() {
  return (
    <AdminList
      title={t.newsletter}
      subject={t.subscribers}
      queryKey={['admin', 'newsletter']}
      load={load}
      pageSize={50}
      before={() => <Campaigns />}
      summary={({ confirmed, imported, unconfirmed }) => {
        const previous = imported === 0 ? '' : t.fromPreviousShop(imported);
        const pending = unconfirmed === 0 ? '' : t.askedNotSaid(unconfirmed);
        return t.personGetspeopleGet(confirmed, pending + previous);
      }}
      columns={columns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noSubscribersYet, text: t.theyListedOnce }}
      file={() => pathOf(exportSubscribersRoute)}
    />
  );
}

/** Sent newsletters, and drafts. */
function Campaigns() {
  const show = useShowDialog();
  const preview = (campaign: Campaign) =>
    show((onClose) => <CampaignPreview {...{ campaign, onClose }} />);
  const edit = (campaign: Campaign | null) =>
    show((onClose) => <CampaignDialog campaign={campaign} onClose={onClose} onSaved={preview} />);
  const list = useFreshQuery(['campaigns'], async () => (await api(listCampaignsRoute)).campaigns);
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
      className: 'figures text-text-2',
      cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt),
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

const empty = { subject: '', text: '', button: '' };
const languages = { en: t.english, hi: t.hindi } as const;

type Props = {
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
};

/** The editor of a newsletter. Saving displays its preview; it sends nothing. */
function CampaignDialog({ campaign, onClose, onSaved }: Props) {
  const formId = useId();
  const save = useForm({
    initial: (): CampaignContent => campaign?.content ?? { en: empty, hi: empty, link: '' },
    call: (content) =>
      campaign
        ? api(saveCampaignRoute, {
            params: { id: campaign.id },
            body: { version: campaign.version, content },
          })
        : api(addCampaignRoute, { body: { content } }),
    done: () => t.draftSaved,
    onDone: ({ campaign: saved }) => onSaved(saved),
  });
  const remove = useSend({
    call: async () => campaign && (await api(deleteCampaignRoute, { params: { id: campaign.id } })),
    done: () => t.draftDeleted,
    onDone: onClose,
  });
  const { values, set, errors } = save;
  const link = bindFields(values, set, errors, 'content.').field('link');
  return (
    <AdminDialog
      title={campaign ? t.editMail : t.mailReaders}
      description={t.nothingSentBefore}
      width="wide"
      busy={save.busy || remove.busy}
      onClose={onClose}
      buttons={
        <>
          {campaign && (
            <SendButton of={remove} kind="danger" className="order-first mr-auto">
              {t.deleteDraft}
            </SendButton>
          )}
          <Button type="submit" form={formId} busy={save.busy} busyLabel={t.saving}>
            {t.saveLook}
          </Button>
        </>
      }
    >
      <form id={formId} {...save.form} className="grid gap-5 pt-2">
        <CallAlert>{(save.error ?? remove.error)?.message}</CallAlert>
        {(['en', 'hi'] as const).map((language) => {
          const name = languages[language];
          const { field } = bindFields(
            values[language],
            (patch) => set({ [language]: { ...values[language], ...patch } }),
            errors,
            `content.${language}.`,
          );
          return (
            <fieldset key={language} className="grid gap-4">
              <legend className="mb-2 font-semibold">{name}</legend>
              <TextField
                label={t.subject(name)}
                optional={language === 'hi'}
                maxLength={120}
                lang={language}
                {...field('subject')}
              />
              <TextAreaField
                label={t.text(name)}
                optional={language === 'hi'}
                rows={7}
                maxLength={6000}
                hint={language === 'en' ? t.emptyLineBegins : t.withoutTheyGet}
                lang={language}
                {...field('text')}
              />
              <TextField
                label={t.button(name)}
                optional
                maxLength={60}
                lang={language}
                {...field('button')}
              />
            </fieldset>
          );
        })}
        <TextField
          label={t.buttonOpens}
          optional
          maxLength={200}
          placeholder="/remedies"
          hint={t.pageShop}
          {...link}
        />
      </form>
    </AdminDialog>
  );
}

type PreviewProps = { campaign: Campaign; onClose: () => void };

/** The preview of a newsletter in each of its languages; the draft is sent from here, once. */
function CampaignPreview({ campaign, onClose }: PreviewProps) {
  const { id, version, sentAt } = campaign;
  const preview = useFreshQuery(['campaigns', id, version], async () => {
    const { mails, readers } = await api(previewCampaignRoute, { params: { id } });
    const emails = mails.map(({ locale, subject, html }) => ({
      title: `${locale === 'hi' ? t.hindi : t.english}: ${subject}`,
      html,
    }));
    return { emails, readers, recipients: t.readersOf(readers) };
  });
  return (
    <AdminDialog
      title={campaign.content.en.subject}
      description={sentAt ? t.asSent : t.asRecipientsGet}
      width="wide"
      onClose={onClose}
      cancel={t.notYet}
      buttons={
        !sentAt &&
        preview.data && (
          <DialogButton
            disabled={preview.data.readers === 0}
            dialog={(close) => (
              <CallDialog
                title={t.sendItTo(preview.data.recipients)}
                description={t.goesOutOnce}
                confirm={t.sendIt}
                busyLabel={t.sending}
                call={() => api(sendCampaignRoute, { params: { id }, body: { version } })}
                done={({ campaign: sent }) => ({
                  title: t.way,
                  description: t.to(t.readersOf(sent.readers)),
                })}
                onDone={onClose}
                onClose={close}
              />
            )}
          >
            {t.send(preview.data.recipients)}
          </DialogButton>
        )
      }
    >
      <EmailFrames
        of={preview}
        labels={{ failed: t.previewCouldNot, loading: t.loadingPreview }}
        height="h-[50dvh]"
      />
    </AdminDialog>
  );
}

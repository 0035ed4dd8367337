import {
  type AdminNotice,
  type AdminNotices,
  type NoticeLanguage,
  noticeDirection,
  noticeLanguageCodes,
  noticeLanguages,
} from '@jyotiratna/contract';
import { saveAdminNotice } from '@jyotiratna/contract/admin/notices';
import { notices as t } from '#messages/admin/notices.ts';
import { api } from '../../../api.ts';
import { FieldFrame, fileClass, TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CallAlert, SendButton } from '../layout/call.tsx';
import { formatDate } from '../layout/dates.ts';
import { AdminDialog } from '../layout/dialogs.tsx';
import { useForm } from '../layout/use-form.ts';

type Props = { notice: AdminNotice | null; notices: AdminNotices; onClose: () => void };

/** Adds or changes a translation of the privacy notice, typed or from a Markdown file. */
export function EditNotice({ notice, notices: { current, translations }, onClose }: Props) {
  const used = new Set(translations.map(({ language }) => language));
  const available = noticeLanguageCodes.filter(
    (code) => code === notice?.language || !used.has(code),
  );
  const { values, set, field, ...save } = useForm({
    initial: {
      language: notice?.language ?? available[0] ?? ('ta' as NoticeLanguage),
      title: notice?.title ?? '',
      body: notice?.body ?? '',
      noticeVersion: notice?.noticeVersion ?? current,
    },
    call: ({ language, ...values }) =>
      api(saveAdminNotice, {
        params: { language },
        body: { ...values, version: notice?.version ?? 0 },
      }),
    done: () => t.saved,
    onDone: onClose,
  });
  const { language } = values;
  const writingDirection = { lang: language, dir: noticeDirection(language) };
  return (
    <AdminDialog
      title={notice ? t.editOf(noticeLanguages[language].name) : t.add}
      width="wide"
      busy={save.busy}
      onClose={onClose}
      cancel={null}
      buttons={<SendButton of={{ busy: save.busy, send: save.submit }}>{t.save}</SendButton>}
    >
      <div className="grid gap-5 pt-2">
        {!notice && (
          <SelectField
            label={t.language}
            options={available.map((code) => [
              code,
              `${noticeLanguages[code].name} (${noticeLanguages[code].english})`,
            ])}
            {...field('language')}
          />
        )}
        <TextField label={t.heading} {...field('title')} {...writingDirection} />
        <TextAreaField
          label={t.body}
          hint={t.bodyHint}
          rows={12}
          {...field('body')}
          {...writingDirection}
        />
        <FieldFrame label={t.file} hint={t.fileHint} optional>
          {(control) => (
            <input
              type="file"
              accept=".md,.txt,text/markdown,text/plain"
              {...control}
              className={fileClass}
              onChange={({ currentTarget: { files } }) =>
                void files?.[0]?.text().then((body) => set({ body }))
              }
            />
          )}
        </FieldFrame>
        <TextField
          label={t.version}
          hint={t.versionHint(formatDate(current))}
          type="date"
          max={current}
          {...field('noticeVersion')}
        />
        <CallAlert>{save.alert}</CallAlert>
      </div>
    </AdminDialog>
  );
}

import {
  type AdminNotice,
  type AdminNotices,
  type NoticeLanguage,
  noticeDirection,
  noticeLanguageCodes,
  noticeLanguages,
} from '@jyotiratna/contract';
import { saveAdminNotice } from '@jyotiratna/contract/admin/notices';
import { useState } from 'react';
import { notices as t } from '#messages/admin/notices.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame, fileClass, TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { formatDate } from '../layout/dates.ts';
import { useSend } from '../layout/use-send.ts';

type Props = { notice: AdminNotice | null; notices: AdminNotices; onClose: () => void };

/** Adds or changes a translation of the notice, typed or from a Markdown file. */
export function EditNotice({ notice, notices: { current, translations }, onClose }: Props) {
  const taken = new Set(translations.map(({ language }) => language));
  const free = noticeLanguageCodes.filter((code) => code === notice?.language || !taken.has(code));
  const [language, setLanguage] = useState<NoticeLanguage>(notice?.language ?? free[0] ?? 'ta');
  const [title, setTitle] = useState(notice?.title ?? '');
  const [body, setBody] = useState(notice?.body ?? '');
  const [noticeVersion, setNoticeVersion] = useState(notice?.noticeVersion ?? current);
  const save = useSend({
    call: () => {
      const values = { title, body, noticeVersion, version: notice?.version ?? 0 };
      return shop(saveAdminNotice, { params: { language }, body: values });
    },
    done: () => t.saved,
    onDone: onClose,
  });
  const writing = { lang: language, dir: noticeDirection(language) };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || save.busy || onClose()}
      title={notice ? t.editOf(noticeLanguages[language].name) : t.add}
      width="wide"
      foot={
        <div className="flex justify-end">
          <Button busy={save.busy} onClick={() => save.send()}>
            {t.save}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-2">
        {!notice && (
          <SelectField
            label={t.language}
            value={language}
            onChange={({ target }) => setLanguage(target.value as NoticeLanguage)}
          >
            {free.map((code) => (
              <option key={code} value={code} lang={code}>
                {`${noticeLanguages[code].name} (${noticeLanguages[code].english})`}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t.heading}
          value={title}
          error={save.fields.title}
          onChange={({ target }) => setTitle(target.value)}
          {...writing}
        />
        <TextAreaField
          label={t.body}
          hint={t.bodyHint}
          rows={12}
          value={body}
          error={save.fields.body}
          onChange={({ target }) => setBody(target.value)}
          {...writing}
        />
        <FieldFrame label={t.file} hint={t.fileHint} optional>
          {(control) => (
            <input
              type="file"
              accept=".md,.txt,text/markdown,text/plain"
              {...control}
              className={fileClass}
              onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(setBody)}
            />
          )}
        </FieldFrame>
        <TextField
          label={t.version}
          hint={t.versionHint(formatDate(current))}
          type="date"
          max={current}
          value={noticeVersion}
          error={save.fields.noticeVersion}
          onChange={({ target }) => setNoticeVersion(target.value)}
        />
        {save.alert && <Alert tone="error">{save.alert}</Alert>}
      </div>
    </Dialog>
  );
}

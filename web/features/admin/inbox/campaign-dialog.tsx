import {
  addCampaignRoute,
  type Campaign,
  type CampaignContent,
  deleteCampaignRoute,
  saveCampaignRoute,
} from '@jyotiratna/contract/admin/campaigns';
import { type FormEvent, useId, useRef, useState } from 'react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';

const empty = { subject: '', text: '', button: '' };
const languages = { en: t.english, hi: t.hindi } as const;

type Props = {
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
};

/**
 * The editor of an email to subscribers. Once saved, its preview is displayed; nothing is sent
 * from here.
 */
export function CampaignDialog({ campaign, onClose, onSaved }: Props) {
  const [content, setContent] = useState<CampaignContent>(
    campaign?.content ?? { en: empty, hi: empty, link: '' },
  );
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const save = useSend({
    call: () =>
      campaign
        ? shop(saveCampaignRoute, {
            params: { id: campaign.id },
            body: { version: campaign.version, content },
          })
        : shop(addCampaignRoute, { body: { content } }),
    done: () => t.draftSaved,
    onDone: ({ campaign: saved }) => onSaved(saved),
  });
  const remove = useSend({
    call: (id: string) => shop(deleteCampaignRoute, { params: { id } }),
    done: () => t.draftDeleted,
    onDone: onClose,
  });
  useFocusRejected(form, save.error);
  const failed = save.error ?? remove.error;
  const errors = save.fields;
  const busy = save.isPending || remove.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={campaign ? t.editMail : t.mailReaders}
      description={t.nothingSentBefore}
      width="wide"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          {campaign && (
            <Button
              kind="danger"
              className="mr-auto"
              busy={remove.isPending}
              onClick={() => remove.mutate(campaign.id)}
            >
              {t.deleteDraft}
            </Button>
          )}
          <Button kind="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel={t.saving}>
            {t.saveLook}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-5 pt-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) save.mutate();
        }}
      >
        {failed && <Alert tone="error">{failed.message}</Alert>}
        {(['en', 'hi'] as const).map((language) => {
          const name = languages[language];
          const labels = content[language];
          const field = (part: keyof typeof labels) => ({
            value: labels[part],
            error: errors[`content.${language}.${part}`],
            lang: language,
            onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
              setContent((now) => ({ ...now, [language]: { ...now[language], [part]: value } })),
          });
          return (
            <fieldset key={language} className="grid gap-4">
              <legend className="mb-2 font-semibold">{name}</legend>
              <TextField
                label={t.subject(name)}
                optional={language === 'hi'}
                maxLength={120}
                {...field('subject')}
              />
              <TextAreaField
                label={t.text(name)}
                optional={language === 'hi'}
                rows={7}
                maxLength={6000}
                hint={language === 'en' ? t.emptyLineBegins : t.withoutTheyGet}
                {...field('text')}
              />
              <TextField label={t.button(name)} optional maxLength={60} {...field('button')} />
            </fieldset>
          );
        })}
        <TextField
          label={t.buttonOpens}
          optional
          maxLength={200}
          placeholder="/remedies"
          hint={t.pageShop}
          value={content.link}
          error={errors['content.link']}
          onChange={({ currentTarget: { value } }) =>
            setContent((now) => ({ ...now, link: value }))
          }
        />
      </form>
    </Dialog>
  );
}

import {
  addCampaignRoute,
  type Campaign,
  type CampaignContent,
  deleteCampaignRoute,
  saveCampaignRoute,
} from '@jyotiratna/contract/admin/campaigns';
import { type FormEvent, useId, useRef, useState } from 'react';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';

const empty = { subject: '', text: '', button: '' };
const languages = { en: 'English', hi: 'Hindi' } as const;

type Props = { campaign: Campaign | null; onClose: () => void; onSaved: (campaign: Campaign) => void };

/**
 * The editor of an email to subscribers. Once saved, its preview is displayed; nothing is sent
 * from here.
 */
export function CampaignDialog({ campaign, onClose, onSaved }: Props) {
  const [content, setContent] = useState<CampaignContent>(campaign?.content ?? { en: empty, hi: empty, link: '' });
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const save = useSend({
    call: () =>
      campaign
        ? shop(saveCampaignRoute, { params: { id: campaign.id }, body: { version: campaign.version, content } })
        : shop(addCampaignRoute, { body: { content } }),
    done: () => 'Draft saved',
    onDone: ({ campaign: saved }) => onSaved(saved),
  });
  const remove = useSend({
    call: (id: string) => shop(deleteCampaignRoute, { params: { id } }),
    done: () => 'Draft deleted',
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
      title={campaign ? 'Edit the mail' : 'A mail to the readers'}
      description="Nothing is sent before you have looked at it."
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
              Delete draft
            </Button>
          )}
          <Button kind="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel="Saving...">
            Save and look at it
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
                label={`Subject in ${name}`}
                optional={language === 'hi'}
                maxLength={120}
                {...field('subject')}
              />
              <TextAreaField
                label={`Text in ${name}`}
                optional={language === 'hi'}
                rows={7}
                maxLength={6000}
                hint={
                  language === 'en' ? 'An empty line begins a new paragraph.' : 'Without it they get the English mail.'
                }
                {...field('text')}
              />
              <TextField label={`Button in ${name}`} optional maxLength={60} {...field('button')} />
            </fieldset>
          );
        })}
        <TextField
          label="The button opens"
          optional
          maxLength={200}
          placeholder="/remedies"
          hint="A page of this shop."
          value={content.link}
          error={errors['content.link']}
          onChange={({ currentTarget: { value } }) => setContent((now) => ({ ...now, link: value }))}
        />
      </form>
    </Dialog>
  );
}

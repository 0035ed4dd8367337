import { type Webhook, type WebhookTopic, webhookTopics } from '@jyotiratna/contract';
import { addWebhookRoute, saveWebhookRoute } from '@jyotiratna/contract/admin/webhooks';
import { type FormEvent, useRef, useState } from 'react';
import { webhooks as t, webhookTopicNames } from '#messages/admin/webhooks.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { OneTimeSecret } from '../tokens/one-time-secret.tsx';

/** Adds a webhook and shows its secret this once, or changes one. */
export function WebhookDialog({
  webhook,
  onClose,
}: {
  webhook: Webhook | null;
  onClose: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [topics, setTopics] = useState<ReadonlySet<string>>(new Set(webhook?.topics ?? []));
  const [active, setActive] = useState(webhook ? webhook.disabledAt === null : true);
  const [secret, setSecret] = useState('');
  const save = useSend({
    call: async () => {
      const target = { url, topics: webhookTopics.filter((one) => topics.has(one)) };
      if (webhook)
        await shop(saveWebhookRoute, { params: { id: webhook.id }, body: { ...target, active } });
      else setSecret((await shop(addWebhookRoute, { body: target })).secret);
    },
    done: () => t.saved,
    onDone: () => webhook && onClose(),
  });
  useFocusRejected(form, save.error);
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  const switchTopic = (topic: WebhookTopic, on: boolean) =>
    setTopics((now) => new Set(on ? [...now, topic] : [...now].filter((one) => one !== topic)));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={webhook ? t.changeTitle : t.add}
      description={t.addText}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.send();
        }}
      >
        {(save.alert || save.fields.topics) && (
          <Alert tone="error" title={t.saveFailed}>
            {save.alert ?? save.fields.topics}
          </Alert>
        )}
        <TextField
          label={t.url}
          hint={t.urlHint}
          name="url"
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={url}
          error={save.fields.url}
          onChange={({ currentTarget: { value } }) => setUrl(value)}
        />
        <fieldset className="grid md:grid-cols-2">
          <legend className="mb-1 font-medium">{t.topics}</legend>
          {webhookTopics.map((topic) => (
            <Checkbox
              key={topic}
              checked={topics.has(topic)}
              onChange={({ currentTarget: { checked } }) => switchTopic(topic, checked)}
            >
              {webhookTopicNames[topic]}
            </Checkbox>
          ))}
        </fieldset>
        {webhook && (
          <Checkbox
            checked={active}
            onChange={({ currentTarget: { checked } }) => setActive(checked)}
          >
            {t.active}
          </Checkbox>
        )}
        <Button type="submit" className="justify-self-end" busy={save.busy} busyLabel={t.saving}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** A new secret, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t.secretTitle}
      description={t.secretText}
    >
      <OneTimeSecret secret={secret} copy={t.copy} copied={t.copied} />
      <Button className="mt-5 justify-self-end" onClick={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}

import { type Webhook, webhookTopics } from '@jyotiratna/contract';
import { addWebhookRoute, saveWebhookRoute } from '@jyotiratna/contract/admin/webhooks';
import { useState } from 'react';
import { webhooks as t, webhookTopicNames } from '#messages/admin/webhooks.ts';
import { api } from '../../../api.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminFormDialog } from '../layout/admin-form.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { SecretDialog } from '../layout/one-time-secret.tsx';
import { useForm } from '../layout/use-form.ts';

type Props = { webhook: Webhook | null; onClose: () => void };

/** Adds a webhook and displays its secret once, or changes a webhook. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const [secret, setSecret] = useState('');
  const form = useForm({
    initial: {
      url: webhook?.url ?? '',
      topics: webhookTopics.filter((topic) => webhook?.topics.includes(topic)),
      active: webhook ? webhook.disabledAt === null : true,
    },
    call: async ({ active, ...target }) => {
      if (!webhook) return setSecret((await api(addWebhookRoute, { body: target })).secret);
      await api(saveWebhookRoute, { params: { id: webhook.id }, body: { ...target, active } });
      onClose();
    },
    done: () => t.saved,
  });
  if (secret) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <AdminFormDialog
      of={form}
      title={webhook ? t.changeTitle : t.add}
      description={t.addText}
      failed={t.saveFailed}
      save={t.save}
      onClose={onClose}
    >
      <TextField
        label={t.url}
        hint={t.urlHint}
        type="url"
        spellCheck={false}
        {...form.field('url')}
      />
      <CheckboxGroup
        legend={t.topics}
        options={webhookTopics.map((topic) => [topic, webhookTopicNames[topic]])}
        className="grid md:grid-cols-2"
        {...form.field('topics')}
      />
      {webhook && <Checkbox {...form.toggle('active')}>{t.active}</Checkbox>}
    </AdminFormDialog>
  );
}

/** Displays the secret of a webhook once. */
export function WebhookSecret(props: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog title={t.secretTitle} description={t.secretText} copied={t.copied} {...props} />
  );
}

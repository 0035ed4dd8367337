import type { TextTemplates as Templates } from '@jyotiratna/contract';
import { listTextTemplates } from '@jyotiratna/contract/admin/texts';
import { phoneMessages as t, textKinds } from '#messages/admin/texts.ts';
import { api } from '../../../api.ts';
import { Table } from '../../../ui/table.tsx';
import { LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';

type Template = Templates['templates'][number];

/**
 * The message templates to register with WhatsApp and on the DLT portal, and the webhook URLs to
 * enter there.
 */
export function TextTemplateList() {
  const list = useFreshQuery(['text-templates'], ({ signal }) =>
    api(listTextTemplates, {}, { signal }),
  );
  return (
    <Panel title={t.templates} note={t.templatesNote} className="mt-6">
      <LoadStates of={list} subject={t.templates.toLowerCase()} rows={3} />
      {list.data && (
        <div className="grid gap-4">
          <ul className="text-small wrap-anywhere">
            <li>{t.webhooks(list.data.webhooks.whatsapp)}</li>
            {list.data.webhooks.sms && <li>{t.smsWebhook(list.data.webhooks.sms)}</li>}
          </ul>
          <Table
            caption={t.templateTable}
            rows={list.data.templates}
            rowKey={({ kind, locale }) => `${kind} ${locale}`}
            columns={columns}
          />
        </div>
      )}
    </Panel>
  );
}

const columns = [
  {
    key: 'kind',
    head: t.kind,
    cell: ({ kind, optional }: Template) => (
      <span>
        {textKinds[kind]}
        {optional && <span className="block text-small text-text-2">{t.needsConsent}</span>}
      </span>
    ),
  },
  { key: 'language', head: t.language, cell: ({ locale }: Template) => locale },
  {
    key: 'whatsapp',
    head: t.whatsapp,
    cell: ({ name, whatsapp, locale }: Template) => (
      <Sample code={name} locale={locale} text={whatsapp} />
    ),
  },
  {
    key: 'sms',
    head: t.sms,
    cell: ({ dlt, sms, locale }: Template) => (
      <Sample code={dlt ?? t.dltMissing} locale={locale} text={sms} />
    ),
  },
];

function Sample({ code, locale, text }: { code: string; locale: string; text: string }) {
  return (
    <span className="block min-w-60">
      <code className="text-small">{code}</code>
      <span lang={locale} className="block text-small text-text-2">
        {text}
      </span>
    </span>
  );
}

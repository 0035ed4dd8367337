import {
  type PrivacyRequest,
  type PrivacyRequestKind,
  privacyRequestDays,
  privacyRequestKinds,
} from '@jyotiratna/contract';
import { listPrivacyRequests, sendPrivacyRequest } from '@jyotiratna/contract/privacy-requests';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { privacyRequests as t } from '#messages/privacy/requests.ts';
import { api } from '../../../api.ts';
import { NotLoaded } from '../../../not-loaded.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useCall } from '../../../use-call.ts';
import { formatOrderDay } from '../../orders/dates.ts';

const queryKey = ['privacy-requests'];

/**
 * The user's requests about their data, each with its deadline and reply, and a form for a new one.
 */
export function PrivacyRequests() {
  const list = useQuery({ queryKey, queryFn: () => api(listPrivacyRequests) });
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const [text, setText] = useState('');
  const { send, busy, fields, alert } = useCall({
    call: () => api(sendPrivacyRequest, { body: { kind, text } }),
    replaces: queryKey,
    fallback: t.failed,
    done: ({ requests: [latest] }) => ({
      title: t.sent,
      ...(latest && { description: t.sentHint(formatOrderDay(latest.dueAt)) }),
    }),
    onDone: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form noValidate aria-label={t.requests} onSubmit={submit} className="mt-6 grid max-w-xl gap-3">
      <h3 className="text-heading-s">{t.requests}</h3>
      <p className="text-small text-text-2">{t.requestsHint(privacyRequestDays)}</p>
      {!list.data && <NotLoaded of={list} />}
      {list.data && list.data.requests.length > 0 && (
        <ul className="divide-y divide-line">
          {list.data.requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      <SelectField
        label={t.kind}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(privacyRequestKinds.find((one) => one === currentTarget.value) ?? 'access')
        }
      >
        {privacyRequestKinds.map((one) => (
          <option key={one} value={one}>
            {t.kinds[one]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t.text}
        rows={3}
        maxLength={2000}
        value={text}
        error={fields.text}
        onChange={(event) => setText(event.target.value)}
      />
      {alert && <Alert tone="error">{alert}</Alert>}
      <Button type="submit" size="s" kind="second" busy={busy} className="justify-self-start">
        {t.send}
      </Button>
    </form>
  );
}

function Request({
  request: { kind, text, dueAt, answer, answeredAt },
}: {
  request: PrivacyRequest;
}) {
  return (
    <li className="grid gap-1 py-3 text-small">
      <p className="font-semibold">{t.kinds[kind]}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-text-2">
        {answeredAt ? t.answeredOn(formatOrderDay(answeredAt)) : t.due(formatOrderDay(dueAt))}
      </p>
      {answer && (
        <p className="border-l-3 border-kesar-400 pl-3 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{t.answer}: </span>
          {answer}
        </p>
      )}
    </li>
  );
}

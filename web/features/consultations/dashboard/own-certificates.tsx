import { type HealerCertificate, pathOf } from '@jyotiratna/contract';
import {
  addHealerCertificate,
  listHealerCertificates,
  readHealerCertificate,
  removeHealerCertificate,
} from '@jyotiratna/contract/healer-certificates';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { certificates as t } from '#messages/healers/certificates.ts';
import { api } from '../../../api.ts';
import { NotLoaded } from '../../../not-loaded.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCall } from '../../../use-call.ts';

const queryKey = ['healer', 'certificates'];
const tones = { waiting: 'wait', checked: 'good', refused: 'error' } as const;

/** The healer's own certificates: uploaded for verification by the shop, and removed. */
export function OwnCertificates() {
  const list = useQuery({ queryKey, queryFn: () => api(listHealerCertificates) });
  const remove = useCall({
    call: (certificate: string) => api(removeHealerCertificate, { params: { certificate } }),
    replaces: queryKey,
    fallback: t.failed,
    done: () => t.removed,
  });
  const { data } = list;
  return (
    <Card title={t.title}>
      <p className="mb-3 text-text-2">{t.lead}</p>
      {!data && <NotLoaded of={list} />}
      {remove.message && <Alert tone="error">{remove.message}</Alert>}
      <ul className="divide-y divide-line">
        {data?.certificates.map((certificate) => (
          <li key={certificate.id} className="flex flex-wrap items-center gap-3 py-3">
            <CertificateLine certificate={certificate} />
            <Button
              size="s"
              kind="text"
              busy={remove.busy && remove.values === certificate.id}
              onClick={() => remove.send(certificate.id)}
            >
              {t.remove(certificate.name)}
            </Button>
          </li>
        ))}
      </ul>
      {data && <UploadForm key={data.certificates.length} />}
    </Card>
  );
}

function CertificateLine({
  certificate: { id, name, state, refusal },
}: {
  certificate: HealerCertificate;
}) {
  return (
    <span className="min-w-0 grow basis-64 wrap-anywhere">
      <a
        href={pathOf(readHealerCertificate, { params: { certificate: id } })}
        target="_blank"
        rel="noreferrer"
        className="text-link"
      >
        {t.open(name)}
      </a>{' '}
      <Chip tone={tones[state]}>{t.states[state]}</Chip>
      {refusal && <span className="block text-small text-text-2">{t.reason(refusal)}</span>}
    </span>
  );
}

function UploadForm() {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const { send, busy, fields, message } = useCall({
    call: () => {
      const body = new FormData();
      body.set('name', name);
      if (file) body.set('images', file);
      return api(addHealerCertificate, { body });
    },
    replaces: queryKey,
    fallback: t.failed,
    done: () => t.uploaded,
  });
  return (
    <form
      noValidate
      aria-label={t.title}
      className="mt-4 grid justify-items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={t.name}
        maxLength={100}
        autoComplete="off"
        value={name}
        error={fields.name}
        onChange={({ target }) => setName(target.value)}
        className="w-full max-w-md"
      />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-label={t.select}
        className="sr-only"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <Button size="s" kind="text" onClick={() => input.current?.click()}>
        {t.select}
      </Button>
      {file && <p role="status">{t.chosen(file.name)}</p>}
      {message && !fields.name && <Alert tone="error">{fields.images ?? message}</Alert>}
      <Button type="submit" size="s" kind="second" busy={busy}>
        {t.upload}
      </Button>
    </form>
  );
}

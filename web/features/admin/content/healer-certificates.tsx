import { type HealerCertificate, pathOf } from '@jyotiratna/contract';
import {
  addCertificateOfHealer,
  checkCertificateOfHealer,
  listCertificatesOfHealer,
  readCertificateOfHealer,
  rejectCertificateOfHealer,
  removeCertificateOfHealer,
} from '@jyotiratna/contract/healer-certificates';
import { healerCertificates as t } from '#messages/admin/healer-certificates.ts';
import { certificates as labels } from '#messages/healers/certificates.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatDate } from '../layout/dates.ts';
import { CallDialog, useShowDialog } from '../layout/dialogs.tsx';
import { ImageFileButton } from '../layout/image-file-button.tsx';
import { LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';

const tones = { waiting: 'wait', checked: 'good', refused: 'error' } as const;

/** The certificates of a healer: view, verify, reject, upload and remove. */
export function HealerCertificates({ healerId }: { healerId: string }) {
  const params = { id: healerId };
  const found = useFreshQuery(['healer-certificates', healerId], () =>
    api(listCertificatesOfHealer, { params }),
  );
  const { data } = found;
  return (
    <Panel title={t.title} note={t.note}>
      <LoadStates of={found} subject={t.noun} rows={2} />
      {data?.certificates.length === 0 && <p className="text-text-2">{t.none}</p>}
      <ul className="divide-y divide-line">
        {data?.certificates.map((certificate) => (
          <li key={certificate.id} className="py-3">
            <Certificate healerId={healerId} certificate={certificate} />
          </li>
        ))}
      </ul>
      {data && <UploadForm key={data.certificates.length} healerId={healerId} />}
    </Panel>
  );
}

type CertificateProps = { healerId: string; certificate: HealerCertificate };

function Certificate({ healerId, certificate }: CertificateProps) {
  const { id, name, state, stored, refusal, checkedAt, checkedBy } = certificate;
  const params = { id: healerId, certificate: id };
  const show = useShowDialog();
  const check = useSend({
    call: () => api(checkCertificateOfHealer, { params }),
    done: () => t.checked,
  });
  const remove = useSend({
    call: () => api(removeCertificateOfHealer, { params }),
    done: () => t.removed,
  });
  const reject = () =>
    show((onClose) => (
      <CallDialog
        title={t.question(name)}
        description={t.explain}
        confirm={t.refuse}
        danger
        start={{ reason: '' }}
        call={(body) => api(rejectCertificateOfHealer, { params, body })}
        done={t.refused}
        onClose={onClose}
      >
        {({ field }) => (
          <TextAreaField label={t.reason} rows={2} maxLength={300} {...field('reason')} />
        )}
      </CallDialog>
    ));
  const button = (step: string) =>
    ({ size: 's', 'aria-label': t.step(step, name), busyLabel: t.saving }) as const;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 grow basis-64 wrap-anywhere">
        {stored ? (
          <a
            href={pathOf(readCertificateOfHealer, { params })}
            target="_blank"
            rel="noreferrer"
            className="text-link"
          >
            {labels.open(name)}
          </a>
        ) : (
          name
        )}{' '}
        <Chip tone={tones[state]}>{labels.states[state]}</Chip>
        {checkedAt && checkedBy && (
          <span className="block text-small text-text-2">
            {t.checkedBy(checkedBy, formatDate(checkedAt))}
          </span>
        )}
        {refusal && <span className="block text-small text-text-2">{refusal}</span>}
      </span>
      {state !== 'checked' && (
        <SendButton kind="second" {...button(t.check)} of={check}>
          {t.check}
        </SendButton>
      )}
      {state !== 'refused' && (
        <Button kind="text" {...button(t.refuse)} onClick={reject}>
          {t.refuse}
        </Button>
      )}
      <SendButton kind="text" {...button(t.remove)} of={remove}>
        {t.remove}
      </SendButton>
      <CallAlert>{check.message ?? remove.message}</CallAlert>
    </div>
  );
}

function UploadForm({ healerId }: { healerId: string }) {
  const form = useForm({
    initial: { name: '', file: null as File | null },
    call: ({ name, file }) => {
      const body = new FormData();
      body.set('name', name);
      if (file) body.set('images', file);
      return api(addCertificateOfHealer, { params: { id: healerId }, body });
    },
    done: () => t.uploaded,
  });
  const { values, errors } = form;
  return (
    <form {...form.form} aria-label={t.title} className="mt-4 grid justify-items-start gap-3">
      <TextField
        label={t.name}
        maxLength={100}
        className="w-full max-w-md"
        {...form.field('name')}
      />
      <ImageFileButton has={false} onFile={(file) => form.set({ file })} />
      {values.file && <p role="status">{t.chosen(values.file.name)}</p>}
      <Button type="submit" size="s" kind="second" busy={form.busy} busyLabel={t.saving}>
        {t.upload}
      </Button>
      <CallAlert>{errors.name ? null : (errors.images ?? form.message)}</CallAlert>
    </form>
  );
}

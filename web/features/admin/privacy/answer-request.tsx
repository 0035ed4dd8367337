import type { AdminPrivacyRequest } from '@jyotiratna/contract';
import { answerPrivacyRequest } from '@jyotiratna/contract/admin/privacy-requests';
import { useState } from 'react';
import { privacy as t } from '#messages/admin/privacy.ts';
import { shop } from '../../../shop.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { request: AdminPrivacyRequest; onClose: () => void };

/** The answer to a user's request, which is mailed. */
export function AnswerPrivacyRequest({ request: { id, name, text }, onClose }: Props) {
  const [answer, setAnswer] = useState('');
  const send = useSend({
    call: () => shop(answerPrivacyRequest, { params: { id }, body: { answer } }),
    done: () => t.sent,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.responseOf(name)}
      description={t.answerHint}
      confirm={t.send}
      of={send}
      onConfirm={send.send}
      onClose={onClose}
    >
      <p className="whitespace-pre-line wrap-anywhere text-text-2">{text}</p>
      <TextAreaField
        label={t.answerLabel}
        rows={5}
        maxLength={4000}
        value={answer}
        error={send.fields.answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

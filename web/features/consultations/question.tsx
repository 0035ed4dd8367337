import { consultationLimits } from '@jyotiratna/contract';
import { session as t } from '#messages/consultations/session.ts';
import { TextAreaField } from '../../ui/field.tsx';

/** The field for the customer's question, which the healer sees with the request. */
export function Question({
  value,
  onChange,
}: {
  value: string;
  onChange: (question: string) => void;
}) {
  return (
    <TextAreaField
      label={t.start.question}
      hint={t.start.questionHint}
      optional
      rows={2}
      maxLength={consultationLimits.questionLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

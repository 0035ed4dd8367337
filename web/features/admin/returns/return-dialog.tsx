import type { AdminReturn } from '@jyotiratna/contract';
import { approveReturn, declineReturn, receiveReturn, settleReturn } from '@jyotiratna/contract/admin/returns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { waitingKey } from '../layout/waiting.ts';
import { type ReturnStep, stepWords } from './return-words.ts';

type Props = { row: AdminReturn; step: ReturnStep; onClose: () => void };

/** Asks before a return is moved on, with what the step needs. */
export function ReturnDialog({ row, step, onClose }: Props) {
  const words = stepWords[step];
  const queries = useQueryClient();
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [sound, setSound] = useState<readonly number[]>([]);
  const move = useMutation({
    mutationFn: () => send(row._id, step, { answer: answer.trim(), restock: [...sound] }),
    onSuccess: () => {
      toast({ title: words.done });
      for (const queryKey of [['admin', 'returns'], waitingKey]) void queries.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const fields = isCallError(move.error) ? move.error.fields : {};
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.question}
      description={words.explain}
      confirm={words.confirm}
      danger={step === 'decline'}
      busy={move.isPending}
      busyLabel="Saving..."
      onConfirm={() => move.mutate()}
    >
      <div className="grid gap-4">
        {move.isError && !fields.answer && <Alert tone="error">{move.error.message}</Alert>}
        {step === 'receive' ? (
          <fieldset className="grid">
            <legend className="mb-1 font-medium">May be sold again</legend>
            {row.lines.map(({ item, name, quantity }) => (
              <Checkbox
                key={item}
                checked={sound.includes(item)}
                onChange={({ currentTarget: { checked } }) =>
                  setSound((now) => (checked ? [...now, item] : now.filter((other) => other !== item)))
                }
              >
                {quantity} × {name}
              </Checkbox>
            ))}
          </fieldset>
        ) : (
          step !== 'refund' && (
            <TextAreaField
              label="What the customer reads"
              name="answer"
              optional={step !== 'decline'}
              rows={3}
              maxLength={500}
              value={answer}
              error={fields.answer}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          )
        )}
      </div>
    </AlertDialog>
  );
}

type Typed = { answer: string; restock: number[] };

function send(id: string, step: ReturnStep, { answer, restock }: Typed): Promise<unknown> {
  const params = { id };
  switch (step) {
    case 'approve':
      return shop(approveReturn, { params, body: { answer } });
    case 'decline':
      return shop(declineReturn, { params, body: { answer } });
    case 'receive':
      return shop(receiveReturn, { params, body: { restock } });
    default:
      return shop(settleReturn, { params, body: { as: step, ...(answer && { answer }) } });
  }
}

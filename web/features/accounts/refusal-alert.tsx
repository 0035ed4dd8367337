import type { RefObject } from 'react';
import { Alert } from '../../ui/alert.tsx';
import type { Refusal } from './use-submit.ts';

type Props = { refusal: Refusal | null; ref: RefObject<HTMLDivElement | null> };

/** Why a form was rejected, above its fields; it can take the focus. */
export function RefusalAlert({ refusal, ref }: Props) {
  if (!refusal) return null;
  return (
    <Alert ref={ref} tabIndex={-1} tone={refusal.tone}>
      {refusal.message}
    </Alert>
  );
}

import type { RefObject } from 'react';
import { Alert } from '../../ui/alert.tsx';
import type { FormRejection } from './use-submit.ts';

type Props = { rejection: FormRejection | null; ref: RefObject<HTMLDivElement | null> };

/** The error of a rejected form, above its fields; it can take the focus. */
export function ErrorAlert({ rejection, ref }: Props) {
  if (!rejection) return null;
  return (
    <Alert ref={ref} tabIndex={-1} tone={rejection.tone}>
      {rejection.message}
    </Alert>
  );
}

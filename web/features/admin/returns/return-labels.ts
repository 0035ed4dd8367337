import type { ReturnStatus } from '@jyotiratna/contract';
import type { returnSteps } from '#messages/admin/returns.ts';

export type ReturnStep = keyof typeof returnSteps;

/** What can be done with a return of each status; the server decides by the same tables. */
const steps: Partial<Record<ReturnStatus, readonly ReturnStep[]>> = {
  requested: ['approve', 'decline', 'receive'],
  approved: ['receive'],
  received: ['refund', 'exchange', 'credit', 'decline'],
};

/** Those of them that the administrator's role may take. */
export function returnStepsOf(
  status: ReturnStatus,
  mayCall: (call: string) => boolean,
): readonly ReturnStep[] {
  return (steps[status] ?? []).filter((step) =>
    mayCall(`POST /api/admin/returns/:id/${callOf(step)}`),
  );
}

function callOf(step: ReturnStep): string {
  return step === 'refund' || step === 'exchange' || step === 'credit' ? 'settle' : step;
}

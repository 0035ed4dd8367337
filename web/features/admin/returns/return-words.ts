import type { ReturnReason, ReturnStatus } from '@jyotiratna/contract';

export const statusLabels: Record<ReturnStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  declined: 'Declined',
  received: 'Received by us',
  settled: 'Settled',
  withdrawn: 'Withdrawn',
};

export const reasonLabels: Record<ReturnReason, string> = {
  faulty: 'Faulty or damaged',
  wrong_item: 'Not what was ordered',
  not_as_described: 'Not as described',
  size: 'Size does not fit',
  changed_mind: 'Changed their mind',
  other: 'Another reason',
};

export type ReturnStep = 'approve' | 'decline' | 'receive' | 'refund' | 'exchange' | 'credit';
type Offered = { step: ReturnStep; label: string };

const approve: Offered = { step: 'approve', label: 'Approve' };
const decline: Offered = { step: 'decline', label: 'Decline' };
const receive: Offered = { step: 'receive', label: 'Came back' };
const refund: Offered = { step: 'refund', label: 'Refund' };
const exchange: Offered = { step: 'exchange', label: 'Exchanged' };
const credit: Offered = { step: 'credit', label: 'Store credit' };

/** The available actions for a return of that status; the server decides by the same tables. */
export function stepsOf(status: ReturnStatus, mayCall: (call: string) => boolean): readonly Offered[] {
  return allSteps(status).filter(({ step }) => mayCall(`POST /api/admin/returns/:id/${callOf(step)}`));
}

function callOf(step: ReturnStep): string {
  return step === 'refund' || step === 'exchange' || step === 'credit' ? 'settle' : step;
}

function allSteps(status: ReturnStatus): readonly Offered[] {
  if (status === 'requested') return [approve, decline, receive];
  if (status === 'approved') return [receive];
  if (status === 'received') return [refund, exchange, credit, decline];
  return [];
}

type Labels = {
  question: string;
  /** For a step that refunds an amount, which it includes. */
  amountQuestion?: (total: string) => string;
  explain: string;
  confirm: string;
  done: string;
};

export const stepLabels: Record<ReturnStep, Labels> = {
  approve: {
    question: 'Approve this return?',
    explain: 'The customer is told to send the pieces. Nothing goes into stock yet.',
    confirm: 'Approve',
    done: 'The return is approved',
  },
  decline: {
    question: 'Decline this return?',
    explain: 'The customer is told why.',
    confirm: 'Decline',
    done: 'The return is declined',
  },
  receive: {
    question: 'Has it come back to us?',
    explain: 'Look at the pieces first. They go on sale again now, but for those that you keep off sale.',
    confirm: 'It came back',
    done: 'The return has come back',
  },
  refund: {
    question: 'Give the money back?',
    amountQuestion: (total) => `Give ${total} back?`,
    explain: 'What was paid for these pieces goes back the way it was paid.',
    confirm: 'Refund',
    done: 'The refund is on its way',
  },
  credit: {
    question: 'Give a store credit?',
    amountQuestion: (total) => `Give a store credit of ${total}?`,
    explain:
      'A coupon for what was told of these pieces’ price, valid for a year; what an order leaves over stays on it. Its code goes to the customer with the mail. No money goes back.',
    confirm: 'Give the credit',
    done: 'The store credit is given',
  },
  exchange: {
    question: 'Was it exchanged?',
    explain: 'The return ends without money. Tell the customer what comes instead.',
    confirm: 'Exchanged',
    done: 'The return is settled',
  },
};

export const returnStatuses = {
  requested: 'Requested',
  approved: 'Approved',
  declined: 'Declined',
  received: 'Received by us',
  settled: 'Settled',
  withdrawn: 'Withdrawn',
};

export const returnReasons = {
  faulty: 'Faulty or damaged',
  wrong_item: 'Not what was ordered',
  not_as_described: 'Not as described',
  size: 'Size does not fit',
  changed_mind: 'Changed their mind',
  other: 'Another reason',
};

/** Button, question, explanation and toast of each step of a return. */
export const returnSteps = {
  approve: {
    button: 'Approve',
    question: 'Approve this return?',
    explain: 'The customer is told to send the pieces. Nothing goes into stock yet.',
    confirm: 'Approve',
    done: 'The return is approved',
  },
  decline: {
    button: 'Decline',
    question: 'Decline this return?',
    explain: 'The customer is told why.',
    confirm: 'Decline',
    done: 'The return is declined',
  },
  receive: {
    button: 'Came back',
    question: 'Has it come back to us?',
    explain:
      'Look at the pieces first. They go on sale again now, but for those that you keep off sale.',
    confirm: 'It came back',
    done: 'The return has come back',
  },
  refund: {
    button: 'Refund',
    question: 'Give the money back?',
    amountQuestion: (total: string) => `Give ${total} back?`,
    explain: 'What was paid for these pieces goes back the way it was paid.',
    confirm: 'Refund',
    done: 'The refund is on its way',
  },
  credit: {
    button: 'Store credit',
    question: 'Give a store credit?',
    amountQuestion: (total: string) => `Give a store credit of ${total}?`,
    explain:
      'The amount goes to the store credit of the customer’s account, where it has no last day. A guest gets a gift card by email, valid for a year. No money goes back.',
    confirm: 'Give the credit',
    done: 'The store credit is given',
  },
  exchange: {
    button: 'Exchanged',
    question: 'Was it exchanged?',
    explain:
      'The return ends without money, and takes nothing from stock. For the pieces that go instead, make an order with a discount of 100 percent: it takes them from stock. Tell the customer what comes.',
    confirm: 'Exchanged',
    done: 'The return is settled',
  },
};

export const returns = {
  deduction: 'Deduction in ₹',
  maxSuchAs: (amount: string) => `At most ${amount}, such as for wear.`,
  reasonCustomer: 'Reason, for the customer',
  whatCustomerReads: 'What the customer reads',
  keepOffSale: 'Keep off sale',
  shownCustomer: (at: number) => `Shown by the customer, ${at}`,
  status: 'Status',
  allReturns: 'All returns',
  order: 'Order',
  comesBack: 'Comes back',
  backStock: ', back in stock',
  notSale: ', not for sale',
  why: 'Why',
  wantsMoneywantsExchange: (reason: string, request: boolean) =>
    `${reason}; ${request ? 'wants the money' : 'wants an exchange'}`,
  actions: 'Actions',
  orderOf: (button: string, orderNumber: string) => `${button}, order ${orderNumber}`,
  returns: 'Returns',
  returnsNoun: 'returns',
  noReturns: 'No returns',
};

/** Healers' availability and the caller's own open session, on any page of the shop. */
export const presence = {
  busy: 'In a session',
  freeIn: (minutes: number) => `In a session, free in about ${minutes} min`,
  chatWhenFree: 'Chat when free',
  inSession: (name: string, minutes: number) =>
    `${name} is in a session now. The wait is about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  /** A healer whose phone rings for requests; `reach` states only measured rates. */
  reach: {
    state: 'Reachable',
    rings: 'Reachable: requests ring on their phone',
    within: (accepted: number, of: number) =>
      `Answers within a minute (${accepted} of the last ${of} requests)`,
    measured: (accepted: number, of: number) =>
      `Reachable: accepted ${accepted} of the last ${of} requests`,
    answer: 'The request rings on the healer’s phone. They have 60 seconds to accept.',
  },
  freeWithBalance: (minutes: number, price: string) =>
    `Your first ${minutes} minutes with this healer are free once your balance holds ${price}, the price of a minute.`,
  alert: {
    request: 'Tell me when free',
    requested: (name: string) => `We will tell you here and by email once ${name} is free.`,
    cancel: 'Stop waiting',
    failed: 'This could not be saved. Please try again.',
  },
  banner: {
    label: 'Your session',
    running: (name: string) => `In session with ${name}`,
    accepted: (name: string) => `${name} is ready for you`,
    requested: (name: string) => `Waiting for ${name}`,
    waiting: (name: string) => `On the waiting list of ${name}`,
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    open: 'Open',
    requests: (count: number) =>
      count === 1 ? '1 customer is waiting' : `${count} customers are waiting`,
    toDashboard: 'Go to the desk',
    isFree: (name: string) => `${name} is free now`,
    chat: 'Chat now',
    dismiss: 'Dismiss',
  },
  sessions: 'Sessions and balance',
};

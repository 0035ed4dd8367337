import { formatSlotDate, formatSlotTime } from '@jyotiratna/contract';

/** Emails about booked sessions. */
export const emails = {
  session: {
    modes: { chat: 'Chat', phone: 'Phone call', video: 'Video call' },
    what: (mode: string, healer: string) => `${mode} with ${healer}`,
    when: (date: string, time: string) => `${formatSlotDate(date)}, ${formatSlotTime(time)} IST`,
    booked: 'You are booked',
    bookedSubject: (subject: string) => `You are booked: ${subject}`,
    moved: 'Your session has moved',
    movedSubject: (subject: string) => `Your session has moved: ${subject}`,
    soon: 'Your session starts soon',
    soonSubject: (time: string, subject: string) => `${formatSlotTime(time)} today: ${subject}`,
    cancelled: 'Your session is cancelled',
    cancelledSubject: (subject: string) => `Your session is cancelled: ${subject}`,
    notStarted:
      'Your session could not begin within 15 minutes of its time. We are sorry. What you have paid for it goes back to you in full.',
    notStartedHeading: 'A session was not held',
    notStartedSubject: (when: string) => `A session was not held: ${when}`,
    notStartedOf: (name: string) =>
      `Your booked session with ${name} could not begin within 15 minutes of its time. It is cancelled, and what was paid for it goes back in full.`,
    refund: 'Refund',
    paid: 'Paid',
    fee: 'Cancellation fee',
    extra: 'On top, as we cancelled',
    back: 'You get back',
    refundTime: 'Refunds are paid within 7-10 business days.',
    nothingPaid: 'You have not paid anything, so there is nothing to pay or refund.',
    title: 'Your session',
    healer: 'Healer',
    by: 'By',
    at: 'When',
    firstMinutes: (minutes: number) => `First ${minutes} minutes`,
    free: 'Free in your first chat with this healer',
    fromMinute: (minute: number) => `From minute ${minute}`,
    perMinute: (amount: string) => `${amount} per minute`,
    due: 'Due at the start',
    call: (phone: string) => `The healer calls you at ${phone} at this time.`,
    room: 'You meet the healer in a private room in your browser. It opens at this time:',
    openChat: 'Open the chat',
    joinVideo: 'Join the video call',
    wait: 'At this time the healer will email you the link to join the session.',
    waitOrReach: (methods: readonly string[]) =>
      `At this time the healer will email you the link to join the session. If nothing has arrived five minutes later, reach us at ${methods.join(' or ')}.`,
    opens: 'At this time your session opens in your account, under Sessions and balance.',
    opensAndCalls: (phone: string) =>
      `At this time your session opens in your account, under Sessions and balance. Open it there, and the healer will call you at ${phone}.`,
    opensAndSends: (phone: string) =>
      `At this time your session opens in your account, under Sessions and balance. Open it there, and the healer will send you the video call link, or call you at ${phone}.`,
    paysByBalance: 'The price is taken from your balance when it begins.',
    takeFirst:
      'You booked without logging in, so please add it to your account first with the button below.',
    openSessions: 'Sessions and balance',
    change: 'See, move or cancel it',
    changeNote:
      'Anyone with this message can see and change this session. Links in older messages no longer work.',
  },
};

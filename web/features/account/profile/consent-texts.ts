import { plainDate } from '../../../plain-date.ts';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const day = (moment: string) => plainDate(indianDay.format(new Date(moment)), 'short');

/** The words around consents. Moments are ISO 8601 and shown as days in India; a notice is named by its day. */
export const consentTexts = {
  heading: 'What you agreed to',
  given: (at: string, notice: string) => `Agreed on ${day(at)}, privacy notice of ${plainDate(notice, 'short')}.`,
  ended: (at: string) => `Withdrawn on ${day(at)}.`,
  withdraw: 'Withdraw',
  question: 'Withdraw your consent?',
  withdrawn: 'Consent withdrawn',
  failed: 'Your consent could not be withdrawn. Please try again.',
  notLoaded: 'What you agreed to could not be loaded.',
  again: 'Try again',
  account: {
    title: 'Your account',
    hint: 'Deleting the account withdraws it.',
  },
  kundlis: {
    title: 'Saved kundlis',
    hint: 'Birth details that you asked us to keep.',
    consequence: 'All saved kundlis are removed. You can make and save a kundli again at any time.',
  },
  newsletter: {
    title: 'Our letter',
    hint: 'Once a month, to your email.',
    consequence: 'Your email leaves the list at once, and no more letters come.',
  },
};

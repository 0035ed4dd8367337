import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about contact messages. */
export const contact = {
  titles: {},
  sentences: {
    subject_missing: 'Please say what it is about.',
    text_missing: 'Please write your message.',
  },
} satisfies ErrorWordsPart;

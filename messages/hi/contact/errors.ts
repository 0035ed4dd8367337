import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about contact messages. */
export const contact = {
  titles: {},
  sentences: {
    subject_missing: 'कृपया विषय लिखें।',
    text_missing: 'कृपया अपना संदेश लिखें।',
  },
} satisfies ErrorWordsPart;

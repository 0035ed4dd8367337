import { expect, it } from 'vitest';
import { heading, paragraph } from '../../content/blocks.ts';
import { landingFaqJsonLd, splitQuestions } from './split-questions.ts';

const body = [
  paragraph('First.'),
  heading('q', 'Is it so?'),
  paragraph('Yes.'),
  paragraph('Always.'),
  heading('h', 'What to look at'),
  paragraph('Second.'),
];

it('separates questions from the text, and returns to the text at the next heading', () => {
  const { text, questions } = splitQuestions(body);
  expect(text).toEqual([body[0], body[4], body[5]]);
  expect(questions).toEqual([{ question: 'Is it so?', body: [body[2], body[3]] }]);
});

it('formats questions as schema.org JSON-LD', () => {
  expect(landingFaqJsonLd(splitQuestions(body).questions)?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Is it so?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes. Always.' },
    },
  ]);
  expect(landingFaqJsonLd([])).toBeNull();
});

import { type Block, blockStrings } from '@jyotiratna/contract';

export type LandingQuestion = { question: string; body: Block[] };

/**
 * Splits a text into the rest and its questions: headings that end with a question mark, each with
 * the blocks up to the next heading.
 */
export function splitQuestions(body: readonly Block[]): {
  text: Block[];
  questions: LandingQuestion[];
} {
  const text: Block[] = [];
  const questions: LandingQuestion[] = [];
  let current: Block[] = text;
  for (const block of body) {
    if (block.kind !== 'heading') {
      current.push(block);
    } else if (block.text.endsWith('?')) {
      current = [];
      questions.push({ question: block.text, body: current });
    } else {
      current = text;
      text.push(block);
    }
  }
  return { text, questions };
}

/** Questions as schema.org FAQPage, for search engines; null without any. */
export function landingFaqJsonLd(questions: readonly LandingQuestion[]) {
  if (questions.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, body }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: body.flatMap(blockStrings).join(' ') },
    })),
  };
}

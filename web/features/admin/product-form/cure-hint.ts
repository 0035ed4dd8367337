import { cureWords } from '@jyotiratna/contract';

/** A warning for a text that may allege a cure, in either language; undefined for every other. */
export function cureHint(text: unknown): string | undefined {
  const words = typeof text === 'string' ? cureWords(text) : [];
  if (words.length === 0) return undefined;
  return `This may allege a cure: ${words.join(', ')}. The Drugs and Magic Remedies Act 1954 forbids that; say what it is traditionally worn for.`;
}

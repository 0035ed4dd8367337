import { limits } from '@jyotiratna/contract';

/** A description for a compact card: truncated to 100 characters. */
export function truncateDescription(text: string): string {
  return text.length > limits.cardDescription
    ? `${text.slice(0, limits.cardDescription).trimEnd()}...`
    : text;
}

/**
 * A description for a full card: up to the first full stop or danda followed by a space, unlike the
 * point in '3.1 ct'.
 */
export function firstSentence(text: string): string {
  return /^.*?[.।](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Words with which a text may claim that a remedy cures, in English and Hindi. */
const english = [
  ...[
    'cure',
    'cures',
    'cured',
    'heals',
    'healed',
    'treats',
    'remedy for disease',
    'guaranteed results',
  ],
  ...[
    'diabetes',
    'cancer',
    'asthma',
    'arthritis',
    'infertility',
    'impotence',
    'epilepsy',
    'paralysis',
  ],
];
const hindi = [
  'रोग दूर',
  'रोग ठीक',
  'बीमारी दूर',
  'बीमारी ठीक',
  'इलाज',
  'मधुमेह',
  'कैंसर',
  'बांझपन',
  'नपुंसकता',
];

const pattern = new RegExp(`\\b(?:${english.join('|')})\\b|${hindi.join('|')}`, 'giu');

/** The words as a regular expression of PostgreSQL, for case-insensitive matching. */
export const curePattern = `\\m(${english.join('|')})\\M|${hindi.join('|')}`;

/**
 * Returns the words of a text that may claim a cure, without duplicates: the Drugs and Magic
 * Remedies (Objectionable Advertisements) Act 1954, s. 2(c) and 5, covers talismans that are
 * alleged to have miraculous powers to cure.
 */
export function cureWords(text: string): string[] {
  return [...new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase()))];
}

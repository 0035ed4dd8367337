import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);

/**
 * Forbidden words with the field's terms, by where they are forbidden. A word is added once no code
 * there uses it.
 */
const identifiers: Readonly<Record<string, string>> = {
  told: 'published, returned',
  tells: 'publishes, returns',
  heard: 'received',
  learned: 'received',
  ask: 'request, query',
  asked: 'requested, input',
  answers: 'responses',
  answered: 'responded, replied',
  fact: 'metadata, event',
  facts: 'metadata, details, props',
  wording: 'message, label',
  texts: 'messages, labels, copy',
  said: 'message',
  refuse: 'reject',
  refused: 'rejected',
  refusal: 'rejection, error',
  pictures: 'images',
  mails: 'emails',
  piece: 'unit',
  pieces: 'quantity, units, stock',
  who: 'user, client',
  whoever: 'user, client',
  wanted: 'requested',
  chosen: 'selected',
  held: 'reserved',
  proven: 'verified',
  duty: 'role',
  most: 'max',
  least: 'min',
};

const comments: Readonly<Record<string, string>> = {
  whoever: 'the user, the client',
  wording: 'message, label',
  refuse: 'reject',
  wanted: 'requested',
  proven: 'verified',
  wishes: 'wishlist',
  sealed: 'encrypted',
  mended: 'repaired, reconciled',
  forgotten: 'deleted, erased',
};

const prose: Readonly<Record<string, string>> = {
  kept: 'cached, stored',
  touches: 'invalidates',
  touched: 'invalidated',
  told: 'published, informed',
  tells: 'returns, reports',
  heard: 'received',
  asked: 'requested',
  whoever: 'the user, the client',
  nobody: 'no user, no client',
  somebody: 'a user, a client',
  facts: 'details, metadata',
  sentence: 'message',
  sentences: 'messages',
  refuse: 'reject',
  refused: 'rejected',
  refusal: 'rejection, error',
  picture: 'image',
  pictures: 'images',
  mails: 'emails',
  piece: 'unit',
  pieces: 'units, quantity, stock',
  desk: 'dashboard',
  duty: 'role',
  paper: 'document',
  papers: 'documents',
  proven: 'verified',
  chosen: 'selected',
  meanwhile: 'in the meantime',
  anew: 'again',
  journey: 'end-to-end test',
  journeys: 'end-to-end tests',
};

function tracked(pattern: RegExp, except: RegExp): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => pattern.test(file) && !except.test(file));
}

/** Forbidden words of each file in the text that `read` selects, as 'file: word (field's term)'. */
function privateWords(
  files: readonly string[],
  terms: Readonly<Record<string, string>>,
  read: (source: string) => string[],
): string[] {
  return files.flatMap((file) => {
    const words = new Set(read(readFileSync(path.join(root, file), 'utf8')));
    return [...words]
      .filter((word) => Object.hasOwn(terms, word))
      .map((word) => `${file}: ${word} (${terms[word]})`);
  });
}

const declaration = /\b(?:const|let|function|class|type|interface|enum)\s+(\w+)/g;
const inName = /(?=[A-Z][a-z])|_|(?<=[a-z0-9])(?=[A-Z])/;

function declaredWords(source: string): string[] {
  return [...source.matchAll(declaration)].flatMap(([, name = '']) =>
    name.split(inName).map((word) => word.toLowerCase()),
  );
}

function commentWords(source: string): string[] {
  const found = source.match(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [];
  return found.flatMap((comment) => wordsOf(comment.replaceAll(/`[^`]*`/g, '')));
}

/** Words of a Markdown document outside code and URLs. */
function proseWords(source: string): string[] {
  return wordsOf(
    source
      .replaceAll(/```[\s\S]*?```/g, '')
      .replaceAll(/`[^`]*`|\[[\w.-]+\.\w+\]\([^)]*\)|\]\([^)]*\)/g, ''),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Content, generated files and this list. */
const notCode =
  /\.d\.ts$|^messages\/|\/(?:migrations|seed|generated|golden)\/|^web\/content\/|^scripts\/words\.test\.ts$/;
const code = tracked(/\.tsx?$/, notCode);
/** Excluded: records and reports of a given date, and sample content in the shop's own style. */
const notProse =
  /^CHANGELOG|decisions\/archive\/|specification-table|benchmarks|\/seed\/|^\.github\//;
const documents = tracked(/\.md$/, notProse);

it('finds text to check', () => {
  expect(code.length).toBeGreaterThan(1500);
  expect(documents.length).toBeGreaterThan(150);
});

it('declared names use the field’s terms', () => {
  expect(privateWords(code, identifiers, declaredWords)).toEqual([]);
});

it('comments use the field’s terms', () => {
  expect(privateWords(code, comments, commentWords)).toEqual([]);
});

it('documents use the field’s terms', () => {
  expect(privateWords(documents, prose, proseWords)).toEqual([]);
});

it('forbidden words are detected', () => {
  expect(declaredWords('const piecesLeft = 1; function noteWhoAsked() {}')).toEqual([
    'pieces',
    'left',
    'note',
    'who',
    'asked',
  ]);
  expect(commentWords('/** Whoever asks. `refuse` */ const kept = 1;')).toEqual([
    'whoever',
    'asks',
  ]);
  expect(proseWords('The page is kept in `cache.ts` ([facts](facts.md)).')).toContain('kept');
});

import type { Block, Sentence, Words } from '@jyotiratna/contract';
import { sentence } from '@jyotiratna/contract';
import { Lexer, type Token, type Tokens } from 'marked';
import { boundMarkdown } from './bound-markdown.ts';
import { Refused, titledWords, toPlain, toWords } from './markdown-words.ts';

/** A line of its own before a table, as Pandoc writes a caption. */
const caption = /^Table:\s+(?<words>.+)$/s;
/** At the end of a heading: the name that links to it use. */
const anchor = /^(?<words>.*?)\s*\{#(?<id>[\p{L}\p{M}\p{N}_-]+)\}$/u;

/**
 * Reads the part of Markdown that articles are written in: headings (`## Title {#anchor}`), paragraphs, lists, numbered steps
 * (`1. **Title** text`), tables with a caption before them, notes (`> text`), and within them bold, italic and links.
 * Nothing of it becomes HTML: pages render the blocks.
 * @returns the blocks, or what cannot be read and in which line
 */
export function readMarkdown(text: string): { body: Block[] } | { refused: Sentence } {
  const body: Block[] = [];
  let line = 1;
  let named: string | null = null;
  /** Where the part begins that is being read; of a caption that of the caption. */
  let startedAt = 1;
  try {
    const parsed = boundMarkdown(text);
    if (typeof parsed !== 'string') return { refused: sentence('markdown_refused', parsed) };
    for (const token of new Lexer({ gfm: true }).lex(parsed)) {
      if (named === null) startedAt = line;
      if (token.type === 'paragraph') {
        const found = caption.exec(token.raw.trim());
        if (named !== null) throw new Refused('caption');
        if (found) named = found.groups!.words!;
        else body.push({ kind: 'paragraph', text: toWords(token.tokens ?? []) });
      } else if (token.type === 'table') {
        body.push(tableOf(token as Tokens.Table, named ?? ''));
        named = null;
      } else if (token.type !== 'space' && token.type !== 'def') {
        if (named !== null) throw new Refused('caption');
        body.push(blockOf(token));
      }
      line += token.raw.split('\n').length - 1;
    }
    if (named !== null) throw new Refused('caption');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: sentence('markdown_refused', { line: startedAt, part: error.part }) };
  }
  return { body: withOwnAnchors(body) };
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading': {
      if (token.depth !== 2) throw new Refused('heading');
      const words = toPlain(token.tokens ?? []);
      const found = anchor.exec(words);
      return found
        ? { kind: 'heading', id: found.groups!.id!, text: found.groups!.words! }
        : { kind: 'heading', id: anchorOf(words), text: words };
    }
    case 'list':
      return token.ordered
        ? { kind: 'steps', items: (token as Tokens.List).items.map((item) => titledWords(tokensOf(item))) }
        : { kind: 'list', items: (token as Tokens.List).items.map((item) => toWords(tokensOf(item))) };
    case 'blockquote':
      return { kind: 'note', text: noteOf(token as Tokens.Blockquote) };
    default:
      throw new Refused(token.type === 'html' || token.type === 'code' ? token.type : 'other');
  }
}

/** The words of a list's item, which is one line of text. */
function tokensOf({ tokens, task }: Tokens.ListItem): Token[] {
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (task || others.length > 0 || !(first?.type === 'text' || first?.type === 'paragraph')) throw new Refused('list');
  return (first as Tokens.Text).tokens ?? [];
}

function noteOf({ tokens }: Tokens.Blockquote): Words {
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (others.length > 0 || first?.type !== 'paragraph') throw new Refused('note');
  return toWords(first.tokens ?? []);
}

function tableOf({ header, rows }: Tokens.Table, words: string): Block {
  const cell = ({ tokens }: Tokens.TableCell) => toPlain(tokens);
  return { kind: 'table', caption: words, head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
}

function anchorOf(words: string): string {
  const id = words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return id || 'part';
}

/** No two headings under one name: a link leads to the first. */
function withOwnAnchors(body: readonly Block[]): Block[] {
  const taken = new Set<string>();
  return body.map((block) => {
    if (block.kind !== 'heading') return block;
    let id = block.id;
    for (let n = 2; taken.has(id); n += 1) id = `${block.id}-${n}`;
    taken.add(id);
    return { ...block, id };
  });
}

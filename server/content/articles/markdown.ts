import type { Block, ErrorMessage, InlineText } from '@jyotiratna/contract';
import { defined, errorMessage } from '@jyotiratna/contract';
import { Lexer, type Token, type Tokens } from 'marked';
import { boundMarkdown } from './bound-markdown.ts';
import { Rejected, titledInline, toInline, toPlain } from './markdown-inline.ts';

/** A table caption: a line before the table, in Pandoc's syntax. */
const caption = /^Table:\s+(?<words>.+)$/s;
/** An anchor at the end of a heading, for links to it. */
const anchor = /^(?<words>.*?)\s*\{#(?<id>[\p{L}\p{M}\p{N}_-]+)\}$/u;

/**
 * Parses the Markdown subset of articles: headings (`## Title {#anchor}`), paragraphs, lists,
 * numbered steps (`1. **Title** text`), tables with a caption before them, notes (`> text`), and
 * within them bold, italic and links. It is never converted to HTML: pages render the blocks.
 * @returns the blocks, or the syntax error with its line
 */
export function readMarkdown(text: string): { body: Block[] } | { error: ErrorMessage } {
  const body: Block[] = [];
  let line = 1;
  let openCaption: string | null = null;
  /** Line number of the current block, or of its caption. */
  let startedAt = 1;
  try {
    const parsed = boundMarkdown(text);
    if (typeof parsed !== 'string') return { error: errorMessage('markdown_refused', parsed) };
    for (const token of new Lexer({ gfm: true }).lex(parsed)) {
      if (openCaption === null) startedAt = line;
      if (token.type === 'paragraph') {
        const found = caption.exec(token.raw.trim());
        if (openCaption !== null) throw new Rejected('caption');
        if (found) openCaption = defined(defined(found.groups).words);
        else body.push({ kind: 'paragraph', text: toInline(token.tokens ?? []) });
      } else if (token.type === 'table') {
        body.push(tableOf(token as Tokens.Table, openCaption ?? ''));
        openCaption = null;
      } else if (token.type !== 'space' && token.type !== 'def') {
        if (openCaption !== null) throw new Rejected('caption');
        body.push(blockOf(token));
      }
      line += token.raw.split('\n').length - 1;
    }
    if (openCaption !== null) throw new Rejected('caption');
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { error: errorMessage('markdown_refused', { line: startedAt, part: error.part }) };
  }
  return { body: withOwnAnchors(body) };
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading': {
      if (token.depth !== 2) throw new Rejected('heading');
      const text = toPlain(token.tokens ?? []);
      const found = anchor.exec(text);
      return found
        ? {
            kind: 'heading',
            id: defined(defined(found.groups).id),
            text: defined(defined(found.groups).words),
          }
        : { kind: 'heading', id: anchorOf(text), text };
    }
    case 'list':
      return token.ordered
        ? {
            kind: 'steps',
            items: (token as Tokens.List).items.map((item) => titledInline(tokensOf(item))),
          }
        : {
            kind: 'list',
            items: (token as Tokens.List).items.map((item) => toInline(tokensOf(item))),
          };
    case 'blockquote':
      return { kind: 'note', text: noteOf(token as Tokens.Blockquote) };
    default:
      throw new Rejected(token.type === 'html' || token.type === 'code' ? token.type : 'other');
  }
}

/** The content of a list item, which must be a single paragraph. */
function tokensOf({ tokens, task }: Tokens.ListItem): Token[] {
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space');
  if (task || rest.length > 0 || !(first?.type === 'text' || first?.type === 'paragraph'))
    throw new Rejected('list');
  return (first as Tokens.Text).tokens ?? [];
}

function noteOf({ tokens }: Tokens.Blockquote): InlineText {
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space');
  if (rest.length > 0 || first?.type !== 'paragraph') throw new Rejected('note');
  return toInline(first.tokens ?? []);
}

function tableOf({ header, rows }: Tokens.Table, title: string): Block {
  const cell = ({ tokens }: Tokens.TableCell) => toPlain(tokens);
  return {
    kind: 'table',
    caption: title,
    head: header.map(cell),
    rows: rows.map((row) => row.map(cell)),
  };
}

function anchorOf(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return id || 'part';
}

/** Makes anchors unique by appending numbers to duplicates, since links lead to the first one. */
function withOwnAnchors(body: readonly Block[]): Block[] {
  const used = new Set<string>();
  return body.map((block) => {
    if (block.kind !== 'heading') return block;
    let id = block.id;
    for (let n = 2; used.has(id); n += 1) id = `${block.id}-${n}`;
    used.add(id);
    return { ...block, id };
  });
}

import type { MarkdownPart, Span, Words } from '@jyotiratna/contract';
import type { Token } from 'marked';

/** A part of Markdown that articles do not have. */
export class Refused extends Error {
  readonly part: MarkdownPart;
  constructor(part: MarkdownPart) {
    super(part);
    this.part = part;
  }
}

/** Words with what is bold, italic or a link; a plain text where nothing is. @throws Refused for images, code and HTML */
export function toWords(tokens: readonly Token[]): Words {
  const spans = joined(tokens.flatMap((token) => spansOf(token, {})));
  const last = spans.at(-1);
  if (last) last.text = last.text.trimEnd();
  return spans.every(isPlain) ? spans.map(({ text }) => text).join('') : spans;
}

/** Words where nothing is set apart: headings, captions, cells. @throws Refused */
export function toPlain(tokens: readonly Token[]): string {
  const words = toWords(tokens);
  if (typeof words !== 'string') throw new Refused('plain');
  return words;
}

/** An item that begins with its title in bold; without one the title is empty. @throws Refused */
export function titledWords(tokens: readonly Token[]): { title: string; text: Words } {
  const [first, ...rest] = tokens;
  if (first?.type !== 'strong') return { title: '', text: toWords(tokens) };
  const text = toWords(rest);
  const trimmed = typeof text === 'string' ? text.trimStart() : text.map(withoutLead);
  return { title: toPlain(first.tokens ?? []), text: trimmed };
}

const withoutLead = (span: Span, index: number): Span =>
  index === 0 ? { ...span, text: span.text.trimStart() } : span;

type Looks = Omit<Span, 'text'>;

function spansOf(token: Token, looks: Looks): Span[] {
  const inner = (more: Looks) =>
    ((token as { tokens?: Token[] }).tokens ?? []).flatMap((part) => spansOf(part, { ...looks, ...more }));
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? inner({}) : [{ text: oneLine(token.text), ...looks }];
    case 'br':
      return [{ text: ' ', ...looks }];
    case 'strong':
      return inner({ strong: true });
    case 'em':
      return inner({ emphasis: true });
    case 'link':
      // An address that is written out without brackets: what the shop does not link to stays words.
      if (token.autolink && !token.href.startsWith('https:')) return [{ text: token.text, ...looks }];
      return inner({ href: ownHref(token.href) });
    default:
      throw new Refused(inlineParts[token.type] ?? 'other');
  }
}

const inlineParts: Record<string, MarkdownPart> = { html: 'html', image: 'picture', codespan: 'code' };

/** A page of this shop, or another site's over https. */
function ownHref(href: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return href;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href;
  throw new Refused('link');
}

/** A line that goes on in the next one is one sentence; the signs that Markdown escapes are themselves. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

const isPlain = ({ strong, emphasis, href }: Span) => !strong && !emphasis && href === undefined;
const sameLooks = (a: Span, b: Span) => a.strong === b.strong && a.emphasis === b.emphasis && a.href === b.href;

function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last && sameLooks(last, span)) last.text += span.text;
    else out.push({ ...span });
  }
  return out;
}

import type { InlineText, MarkdownPart, Span } from '@jyotiratna/contract';
import type { Token } from 'marked';

/** Markdown syntax that articles do not support. */
export class Rejected extends Error {
  readonly part: MarkdownPart;
  constructor(part: MarkdownPart) {
    super(part);
    this.part = part;
  }
}

/**
 * Inline text with bold, italic and links; a plain string without any markup. @throws Rejected
 * for images, code and HTML
 */
export function toInline(tokens: readonly Token[]): InlineText {
  const spans = joined(tokens.flatMap((token) => spansOf(token, {})));
  const last = spans.at(-1);
  if (last) last.text = last.text.trimEnd();
  return spans.every(isPlain) ? spans.map(({ text }) => text).join('') : spans;
}

/** Plain text without markup: headings, captions, cells. @throws Rejected */
export function toPlain(tokens: readonly Token[]): string {
  const inline = toInline(tokens);
  if (typeof inline !== 'string') throw new Rejected('plain');
  return inline;
}

/**
 * A list item with an optional bold title at its start; without one the title is empty. @throws
 * Rejected
 */
export function titledInline(tokens: readonly Token[]): { title: string; text: InlineText } {
  const [first, ...rest] = tokens;
  if (first?.type !== 'strong') return { title: '', text: toInline(tokens) };
  const text = toInline(rest);
  const trimmed = typeof text === 'string' ? text.trimStart() : text.map(withoutLead);
  return { title: toPlain(first.tokens ?? []), text: trimmed };
}

const withoutLead = (span: Span, index: number): Span =>
  index === 0 ? { ...span, text: span.text.trimStart() } : span;

type Appearance = Omit<Span, 'text'>;

function spansOf(token: Token, style: Appearance): Span[] {
  const inner = (extra: Appearance) =>
    ((token as { tokens?: Token[] }).tokens ?? []).flatMap((part) =>
      spansOf(part, { ...style, ...extra }),
    );
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens
        ? inner({})
        : [{ text: oneLine(token.text), ...style }];
    case 'br':
      return [{ text: ' ', ...style }];
    case 'strong':
      return inner({ strong: true });
    case 'em':
      return inner({ emphasis: true });
    case 'link':
      // Only bare https URLs become links.
      if (token.autolink && !token.href.startsWith('https:'))
        return [{ text: token.text, ...style }];
      return inner({ href: ownHref(token.href) });
    default:
      throw new Rejected(inlineParts[token.type] ?? 'other');
  }
}

const inlineParts: Record<string, MarkdownPart> = {
  html: 'html',
  image: 'picture',
  codespan: 'code',
};

/** A valid link target: a path of this shop, or an https URL. */
function ownHref(href: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return href;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href;
  throw new Rejected('link');
}

/** Soft line breaks become spaces; characters escaped in Markdown are literal. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

const isPlain = ({ strong, emphasis, href }: Span) => !strong && !emphasis && href === undefined;
const sameAppearance = (a: Span, b: Span) =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.href === b.href;

function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last && sameAppearance(last, span)) last.text += span.text;
    else out.push({ ...span });
  }
  return out;
}

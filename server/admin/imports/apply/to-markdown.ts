import { cleanText, sliceText } from '@jyotiratna/contract';
import sanitizeHtml from 'sanitize-html';
import TurndownService from 'turndown';
import { readMarkdown } from '../../../content/articles/markdown.ts';
import { htmlToText } from '../../products/html-to-text.ts';

const maxHtml = 400_000;
const maxBody = 40_000;

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
});
turndown.addRule('headings', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  // Articles have one heading level, without emphasis or links.
  replacement: (_, node) => `\n\n## ${(node.textContent ?? '').replace(/\s+/g, ' ').trim()}\n\n`,
});

/**
 * Converts another shop's article from HTML to this shop's Markdown: headings, paragraphs, lists,
 * notes, emphasis, links. Other elements become plain text.
 * @returns the text, and whether anything was simplified
 */
export function htmlToMarkdown(html: string): { body: string; simplified: boolean } {
  const start = sliceText(html, maxHtml);
  const clean = sanitizeHtml(start, {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'a',
      'blockquote',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    transformTags: {
      a: (_tagName, attribs) => ({ tagName: isLink(attribs.href) ? 'a' : 'span', attribs }),
    },
  });
  const markdown = cleanText(turndown.turndown(clean)).replace(/[ \t]+$/gm, '');
  const body = sliceText(markdown.trim(), maxBody);
  const simplified =
    /<(?:img|table|iframe|video|pre|code|figure)\b/i.test(start) || html.length > maxHtml;
  if ('body' in readMarkdown(body)) return { body, simplified };
  const plain = sliceText(escaped(cleanText(htmlToText(start))), maxBody);
  return { body: 'body' in readMarkdown(plain) ? plain : '', simplified: true };
}

const isLink = (href = '') => /^(?:https:\/\/|\/(?!\/))/.test(href);

/** Removes the characters of Markdown syntax from text. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '').replace(/^[ \t]*(?:[-+>]|\d+[.)])[ \t]+/gm, '');
}

import { Tokenizer } from 'htmlparser2';

/**
 * Maximum length of HTML that is converted; other shops' exports contain many times their text in
 * styles.
 */
const maxHtmlLength = 200_000;
/** Some exports escape their HTML, so that the text of `&lt;p&gt;` is HTML again. */
const maxPasses = 3;

const namesOf = (names: string) => new Set(names.split(' '));
/** Elements that separate paragraphs, or lines within a list or a table. */
const blocks = namesOf(
  'address article aside blockquote center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section',
);
const lists = namesOf('ol table ul');
const items = namesOf('caption li tr');
/** Elements that are removed with their content. */
const removed = namesOf(
  'audio button canvas iframe math noembed noframes noscript object script select style svg template textarea title video',
);
const rest =
  'a abbr b big body br cite code del em embed font head html i img ins label link mark meta q s small span strike strong sub sup tbody td tfoot th thead time tt u wbr';
const names = [...blocks, ...lists, ...items, ...removed, ...rest.split(' ')].join('|');
const tag = new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>|<!--`, 'i');
const entity = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,7}|#x[\da-f]{2,6});/i;

/** Noncharacters used as placeholders for breaks until white space is collapsed. */
const breaks = { paragraph: '\ufdd0', hardLine: '\ufdd1', line: '\ufdd2' };
const space = /[\s\ufdd0-\ufdd2]+/g;

/**
 * Converts HTML exported by other shops or pasted by editors to plain text: paragraphs separated by
 * an empty line, list items and table rows as lines, entities decoded, tags, scripts and styles
 * removed. Text without a recognized tag or entity is returned unchanged, as is HTML of more than
 * 200 000 characters, which its field's limit rejects. Linear in time.
 */
export function htmlToText(text: string): string {
  let plain = text;
  for (let pass = 0; pass < maxPasses && plain.length <= maxHtmlLength; pass += 1) {
    if (!tag.test(plain) && !entity.test(plain)) break;
    plain = convert(plain);
  }
  return plain;
}

function convert(html: string): string {
  const parts: string[] = [];
  let droppedDepth = 0;
  let listDepth = 0;
  let opened = '';
  const add = (part: string) => {
    if (droppedDepth === 0) parts.push(part);
  };
  const nameOf = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const addBlock = () => add(listDepth > 0 ? breaks.line : breaks.paragraph);
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...ignored,
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        opened = nameOf(start, end);
        if (removed.has(opened)) droppedDepth += 1;
        else if (blocks.has(opened)) addBlock();
        else if (lists.has(opened)) {
          addBlock();
          listDepth += 1;
        } else if (items.has(opened)) add(breaks.line);
        else if (opened === 'br') add(breaks.hardLine);
        else if (opened === 'td' || opened === 'th') add(' ');
      },
      onselfclosingtag: () => {
        if (removed.has(opened)) droppedDepth -= 1;
      },
      onclosetag: (start, end) => {
        const name = nameOf(start, end);
        if (removed.has(name)) droppedDepth = Math.max(0, droppedDepth - 1);
        if (lists.has(name)) listDepth = Math.max(0, listDepth - 1);
        if (blocks.has(name) || lists.has(name)) addBlock();
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return collapse(parts.join('')).trim();
}

/**
 * Collapses white space as a browser does; line breaks of the source count only if no tag makes
 * any, empty lines always.
 */
function collapse(marked: string): string {
  const hasBreaks = /[\ufdd0-\ufdd2]/.test(marked);
  return marked.replace(space, (run) => {
    const count = (sign: string) => run.split(sign).length - 1;
    if (run.includes(breaks.paragraph) || count(breaks.hardLine) > 1) return '\n\n';
    if (run.includes(breaks.hardLine) || run.includes(breaks.line)) return '\n';
    const sourceLines = count('\n');
    if (sourceLines > 1) return '\n\n';
    return sourceLines === 1 && !hasBreaks ? '\n' : ' ';
  });
}

const ignored = {
  onattribdata() {},
  onattribentity() {},
  onattribend() {},
  onattribname() {},
  oncdata() {},
  oncomment() {},
  ondeclaration() {},
  onend() {},
  onopentagend() {},
  onprocessinginstruction() {},
};

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Share images (Open Graph) are in English in every language. */
const ownWords = [/^seo\/share-texts\.ts$/];

/** Data with names that are stored and sent, not displayed. */
const storedData = [/^features\/accounts\/addresses\/pin-state\.ts$/];

/**
 * Attributes and properties with text for users. `name` is one if it starts with a capital letter.
 */
const read = new Set([
  ...[
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'title',
    'alt',
    'label',
    'hint',
    'lead',
  ],
  ...[
    'description',
    'confirm',
    'cancel',
    'save',
    'caption',
    'head',
    'heading',
    'busyLabel',
    'fallback',
    'name',
  ],
]);
/** Names that are identical in every language. */
const sameEverywhere =
  /https?:\S+|^\/\S+|\b(Samsung Internet|Jyotiratna|UPI|RuPay|Visa|Mastercard|Razorpay|Google|IST|PDF|GeoNames|Asia\/Kolkata)\b/g;

/** Hindi uses another full stop. */
const fullStop = /^\.(\s|$)/;

type Node = { type: string; start: number; [key: string]: unknown };
type Text = { text: string; at: number };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown) => String((node as Node).name ?? (node as Node).value ?? '');

/** The literals to which an expression can evaluate; results of calls are ignored. */
function literals(node: unknown): Text[] {
  if (!isNode(node)) return [];
  const textAt = (text: unknown) => [{ text: String(text), at: node.start }];
  switch (node.type) {
    case 'JSXText':
      return textAt(node.value);
    case 'Literal':
      return typeof node.value === 'string' ? textAt(node.value) : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).flatMap(({ value }) =>
        textAt(value.cooked),
      );
    case 'JSXExpressionContainer':
      return literals(node.expression);
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literals(node.left)), ...literals(node.right)];
    default:
      return [];
  }
}

/** Thrown or logged errors are for engineers. */
function isForEngineers({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return /Error$/.test(nameOf(callee));
  if (type !== 'CallExpression') return false;
  return (callee as Node).type === 'Super' || nameOf((callee as Node).object ?? '') === 'console';
}

/**
 * Literal strings of a syntax tree: children of elements, values of the names in `read`, and
 * sentences anywhere else.
 */
function textsIn(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || isForEngineers(node)) return [];
  const inner = Object.values(node).flatMap(textsIn);
  const sentences = literals(node).filter(({ text }) => /^[A-Z][a-z']+[ .]/.test(text));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [...(node.children as Node[]).flatMap(literals), ...inner];
    case 'Literal':
    case 'TemplateLiteral':
      return [...sentences, ...inner];
    case 'JSXAttribute':
    case 'Property': {
      const name = nameOf(node.type === 'Property' ? node.key : node.name);
      // The position of a table column is not a text.
      if (!read.has(name) || (name === 'lead' && ['title', 'picture'].includes(nameOf(node.value))))
        return inner;
      return [
        ...literals(node.value).filter(({ text }) => name !== 'name' || /^[A-Z]/.test(text)),
        ...inner,
      ];
    }
    default:
      return inner;
  }
}

const web = path.resolve(import.meta.dirname, '../web');
const files = globSync('{features,layouts,routes,seo,session,shell,ui}/**/*.{ts,tsx}', {
  cwd: web,
}).filter(
  (file) =>
    !/\.(test|fixture)\.tsx?$/.test(file) &&
    ![...ownWords, ...storedData].some((pattern) => pattern.test(file)),
);

test.each(files)('%s has its texts in the message files', (file) => {
  const source = readFileSync(path.join(web, file), 'utf8');
  const left = textsIn(parseSync(file, source).program)
    .filter(
      ({ text }) =>
        fullStop.test(text.trim()) ||
        /[A-Za-z]{2}/.test(text.replace(/&\w+;/g, '').replace(sameEverywhere, '')),
    )
    .map(({ text, at }) => `line ${source.slice(0, at).split('\n').length}: ${text.trim()}`);
  expect([...new Set(left)]).toEqual([]);
});

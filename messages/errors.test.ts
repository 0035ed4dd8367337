import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ErrorReply,
  errorMessage,
  locales,
  readIssue,
  shopErrors,
  sourceLocale,
} from '@jyotiratna/contract';
import { addToCartRoute } from '@jyotiratna/contract/cart';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { admin } from './en/admin/errors.ts';
import { errors } from './en/errors.ts';
import { localizeReply, withWords } from './format-error.ts';
import { formatMessage } from './format-message.ts';
import { admin as hindiAdmin } from './hi/admin/errors.ts';
import { errors as hindi } from './hi/errors.ts';
import { inEachLocale } from './in-each-locale.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = globSync('{server,contract/src}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/(bench|testing)\/|values\/(sentences|errors)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
const all = sources.map(({ source }) => source).join('\n');

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Every string of a syntax tree; values in templates become 7. */
function stringsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf);
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    return [quasis.map(({ value }) => value.cooked).join('7')];
  }
  return Object.values(node).flatMap(stringsOf);
}

/** Strings in arguments of `new ShopError`, except its details, which are for administrators. */
function thrownMessages(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(thrownMessages);
  if (!isNode(node)) return [];
  const thrown = node.type === 'NewExpression' && (node.callee as Node).name === 'ShopError';
  return thrown
    ? stringsOf(node.arguments).filter((text) => !/^7 changed/.test(text))
    : Object.values(node).flatMap(thrownMessages);
}

const isSentence = (text: string) => /^[A-Z7][\w-]* .*[.?]$|^[A-Z][a-z]+ [\w ]+$/.test(text);

describe('error messages', () => {
  test('are all used', () => {
    expect(Object.keys(errors.sentences).filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });
  test.each(Object.keys(shopErrors))('%s has a title', (code) =>
    expect(errors.titles).toHaveProperty(code, expect.any(String)),
  );

  test('are not duplicated in schemas of endpoints', () => {
    // The API client has its own message for an unreachable shop.
    const calls = sources.filter(({ file }) =>
      /^contract\/src\/(?!api-client\.)(admin\/)?[\w-]+\.ts/.test(file),
    );
    const found = calls.flatMap(({ file, source }) =>
      stringsOf(parseSync(file, source).program).filter(isSentence),
    );
    expect(found).toEqual([]);
  });

  test('are not duplicated in errors thrown by the server', () => {
    const found = sources
      .filter(({ file }) => file.startsWith('server/'))
      .flatMap(({ file, source }) =>
        thrownMessages(parseSync(file, source).program).filter(isSentence),
      );
    expect(found).toEqual([]);
  });

  test.each(['titles', 'sentences'] as const)(
    'leave to the administration in Hindi its own %s alone',
    (of) => {
      const left = Object.keys(errors[of]).filter((code) => !(code in hindi[of]));
      expect(left.sort()).toEqual(Object.keys(admin[of]).sort());
      expect(Object.keys(hindiAdmin[of]).sort()).toEqual(left);
    },
  );

  test('use the same parameters in every language', async () => {
    const params = new Proxy(
      {
        differences: [{ name: 'Moti', inCart: 1, asked: 2 }],
        states: ['Goa'],
        codes: ['en'],
        categories: ['Precious'],
        remedies: ['Moti'],
      },
      {
        get: (lists, name) => lists[name as keyof typeof lists] ?? 700,
      },
    );
    const labels = await inEachLocale(
      async (locale) => (await import(`./${locale}/errors.ts`)).errors.sentences,
    );
    for (const locale of locales) {
      for (const [code, message] of Object.entries(labels[locale])) {
        if (typeof message !== 'function') continue;
        expect([code, message(params)]).toEqual([
          code,
          expect.stringMatching(/7|Goa|गोवा|en|Moti/),
        ]);
      }
    }
  });
});

describe('formatting an error', () => {
  const reply: ErrorReply = {
    error: 'Not enough in stock',
    message: 'Only 2 of Ruby Ring left.',
    code: 'out_of_stock',
    messageCode: 'remedy_left',
    params: { name: 'Ruby Ring', left: 2 },
    fields: { name: 'Please provide your name.', other: 'As it came.' },
    fieldCodes: { name: { code: 'name_missing' }, other: { code: 'of_next_year' } },
    retryAfter: 3,
  };

  test('is based on codes, not on the English text', () => {
    const english = { ...reply, error: 'x', message: 'x', fields: { ...reply.fields, name: 'x' } };
    expect(localizeReply(hindi, english)).toEqual({
      ...reply,
      error: 'स्टॉक में इतने नहीं हैं',
      message: 'Ruby Ring के केवल 2 नग बचे हैं।',
      fields: { name: 'कृपया अपना नाम लिखें।', other: 'As it came.' },
    });
  });

  test('returns the same English on a page as in the response', () =>
    expect(localizeReply(errors, reply)).toEqual(reply));

  test('includes administrators’ errors if a page has loaded them', () => {
    const rejection = {
      ...reply,
      code: 'coupon_exists' as const,
      messageCode: 'coupon_exists' as const,
    };
    expect(localizeReply(withWords(hindi, hindiAdmin), rejection)).toMatchObject({
      message: 'इस कोड का कूपन पहले से है।',
    });
  });

  test.each(['constructor', '__proto__', 'of_next_year', 'admin_required'])(
    'stays as it came for %s',
    (code) => {
      expect(localizeReply(hindi, { ...reply, code, messageCode: code })).toMatchObject({
        error: reply.error,
        message: reply.message,
      });
    },
  );

  test('falls back to English if missing in a language', () => {
    expect(formatMessage(errorMessage('coupon_used', { used: 3 }), 'hi')).toBe(
      formatMessage(errorMessage('coupon_used', { used: 3 }), sourceLocale),
    );
    expect(formatMessage(errorMessage('remedy_left', { name: 'Moti', left: 1 }), 'hi')).toBe(
      'Moti के केवल 1 नग बचे हैं।',
    );
  });

  test.each([
    [{ quantity: 'x' }],
    [{ quantity: 100 }],
    [{ quantity: 1.5 }],
    [{ productId: ['a'], quantity: 1 }],
  ])('speaks of what the schema library refuses: %j', (line) => {
    for (const { message } of addToCartRoute.body.safeParse({ productId: 'a', ...line }).error!
      .issues)
      expect(formatMessage(readIssue(message), 'hi')).toMatch(/[ऀ-ॿ]/);
  });
});

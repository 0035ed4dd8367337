import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ShopErrorCode, shopErrors } from '@jyotiratna/contract';
import { cartLine } from '@jyotiratna/contract/calls/parts';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { hindiOf, serverTexts } from './hi/server-texts.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Errors that only the office meets; it speaks English. */
const ofOffice: readonly ShopErrorCode[] = [
  ...(['admin_required', 'invitation_invalid', 'invoice_unavailable', 'coupon_not_found', 'coupon_exists'] as const),
  ...(['upload_type', 'upload_broken', 'upload_pixels', 'upload_count', 'upload_size', 'storage_full'] as const),
  ...(['second_factor_required', 'own_account', 'last_administrator'] as const),
  ...(['second_factor_needed', 'second_factor_state', 'password_change_needed'] as const),
  ...(['wrong_code', 'account_not_found'] as const),
];

const sentencesOfOffice = [
  ...['Please give the invitation code.', 'Choose a key from the list.', 'Please give a value.'],
  ...['ADMIN_EMAIL names this administrator: change the email there.'],
  ...['An administrator cannot delete the own account here.', 'Please give a number from 1 to 7.'],
];

/** Sources whose sentences no visitor meets, or that answer in the visitor's language by themselves. */
const elsewhere =
  /\.(int\.)?test\.ts$|\/admin|admin[-.]|\/(bench|testing|invoices|mail|kundli|second-factor|team)\/|plugins\/metrics\.ts/;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Every text of a tree; where a template has a value stands 7. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    return [quasis.map(({ value }) => value.cooked).join('7')];
  }
  return Object.values(node).flatMap(textsOf);
}

/** Only what is given to `new ShopError`. */
function refusals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(refusals);
  if (!isNode(node)) return [];
  const thrown = node.type === 'NewExpression' && (node.callee as Node).name === 'ShopError';
  return thrown ? textsOf(node.arguments) : Object.values(node).flatMap(refusals);
}

const sources = (pattern: string, texts: (node: unknown) => string[]) =>
  globSync(pattern, { cwd: root }).flatMap((file) =>
    texts(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program).map((text) => ({ file, text })),
  );

const isSentence = (text: string) => /^[A-Z7][\w-]* .*[.?]$|^[A-Z][a-z]+ [\w ]+$/.test(text);
const stays = (text: string) => hindiOf(text) === text && !sentencesOfOffice.includes(text);

describe('the server in Hindi', () => {
  const said = [...sources('server/**/*.ts', textsOf), ...sources('contract/src/**/*.ts', textsOf)].map(
    ({ text }) => text,
  );
  const refused = ['services', 'routes', 'plugins'].flatMap((folder) => sources(`server/${folder}/**/*.ts`, refusals));
  const bySchemas = [{ quantity: 'x' }, { quantity: 100 }, { quantity: 0 }].flatMap(
    (line) => cartLine.safeParse({ productId: 'a', ...line }).error?.issues.map(({ message }) => message) ?? [],
  );

  test.each(serverTexts.map(([english]) => [english]))('%s is really said', (english) => {
    const heard = [...said, ...bySchemas].some((text) =>
      typeof english === 'string' ? text === english : english.test(text),
    );
    expect(heard).toBe(true);
  });

  test('covers the titles and messages of all errors outside the office', () => {
    const texts = Object.entries(shopErrors)
      .filter(([code]) => !ofOffice.includes(code as ShopErrorCode))
      .flatMap(([, [, title, message]]) => [title, message]);
    expect(texts.filter(stays)).toEqual([]);
  });

  test('covers the sentences of the schemas of all calls outside the office', () => {
    const texts = sources('contract/src/calls/*.ts', textsOf).filter(
      ({ file, text }) => !elsewhere.test(`/${file}`) && isSentence(text),
    );
    expect(texts.filter(({ text }) => stays(text))).toEqual([]);
  });

  test('covers what services and routes refuse with', () => {
    const left = refused.filter(({ file, text }) => !elsewhere.test(file) && isSentence(text) && stays(text));
    expect(left).toEqual([]);
  });

  test('says what the schema library says by itself', () => expect(bySchemas.filter(stays)).toEqual([]));

  test('keeps values', () => {
    expect(hindiOf('Only 2 of Ruby Ring left.')).toBe('Ruby Ring के केवल 2 नग बचे हैं।');
    expect(hindiOf('A sentence that nobody listed.')).toBe('A sentence that nobody listed.');
  });
});

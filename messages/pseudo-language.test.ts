import { errorMessage, type Locale, locales } from '@jyotiratna/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/**
 * Languages are read from the list in the contract; this mock adds a pseudo-language with accented
 * English texts.
 */
vi.mock('@jyotiratna/contract', async (original) => {
  const contract = await original<typeof import('@jyotiratna/contract')>();
  const pseudo = { ...contract.languages.en, name: 'Ƥşéüđö', tag: 'en-XA', prefix: '/xa' };
  const languages = { ...contract.languages, xa: pseudo };
  return { ...contract, languages, locales: Object.keys(languages) };
});
vi.mock('./in-each-locale.ts', async () => {
  const load = async <Labels>(of: (locale: Locale) => Promise<Labels>) =>
    Object.fromEntries(
      await Promise.all(
        locales.map(async (locale) => [
          locale,
          (locale as string) === 'xa' ? accented(await of('en')) : await of(locale),
        ]),
      ),
    );
  return { inEachLocale: load };
});

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/**
 * Replaces vowels in all strings, including those returned by functions, with accented ones, in
 * brackets.
 */
function accented<Labels>(messages: Labels): Labels {
  if (typeof messages === 'string')
    return `[${messages.replace(/[aeiou]/g, (letter) => accents[letter]!)}]` as Labels;
  if (typeof messages === 'function')
    return ((...values: unknown[]) => accented(messages(...values))) as Labels;
  if (messages === null || typeof messages !== 'object' || Array.isArray(messages)) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, accented(value)]),
  ) as Labels;
}

const pseudo = 'xa' as Locale;

describe('an additional language in the list', () => {
  let formatMessage: typeof import('./format-message.ts')['formatMessage'];
  let titleOf: typeof import('./format-message.ts')['titleOf'];
  let emails: typeof import('./every-language/emails.ts')['emailMessages'];
  beforeAll(async () => {
    // Test files share a process: modules loaded by a previous one lack this language.
    vi.resetModules();
    ({ formatMessage, titleOf } = await import('./format-message.ts'));
    ({ emailMessages: emails } = await import('./every-language/emails.ts'));
  });
  afterAll(() => {
    vi.doUnmock('@jyotiratna/contract');
    vi.doUnmock('./in-each-locale.ts');
    vi.resetModules();
  });

  it('localizes errors', () => {
    expect(titleOf('cart_full', pseudo)).toBe('[Cárt ís fúll]');
    expect(formatMessage(errorMessage('remedy_left', { name: 'Mt', left: 2 }), pseudo)).toBe(
      '[Ónly 2 óf Mt léft.]'.replace('Ó', 'O'),
    );
    expect(formatMessage(errorMessage('remedy_left', { name: 'Mt', left: 2 }))).toBe(
      'Only 2 of Mt left.',
    );
  });

  it('localizes emails', () => expect(emails[pseudo].order.total).toBe('[Tótál]'));

  it('localizes documents and the failure page', async () => {
    const { printLabels } = await import('./every-language/kundli.ts');
    const { failureLabels } = await import('./every-language/platform.ts');
    expect(printLabels[pseudo].place).toMatch(/^\[.*\]$/);
    expect(failureLabels[pseudo].again).toBe('[Try ágáín]');
    const { packingSlipMessages, taxDocumentLabels } = await import('./every-language/orders.ts');
    expect(taxDocumentLabels[pseudo].place).toBe('[Plácé óf súpply]');
    expect(packingSlipMessages[pseudo].inAll(2)).toBe('[2 píécés ín áll]');
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  grahaInk,
  grahaNames,
  grahas,
  limits,
  locales,
  orderStatuses,
  palette,
  returnImagesMax,
} from '../contract/src/index.ts';
import { consultationLimits } from '../contract/src/values/consultation-limits.ts';
import { engineMessages } from '../messages/every-language/engine.ts';
import { rashis } from '../web/ui/rashis.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Product code: presentation and logic, without tests and data. */
const code = execFileSync('git', ['ls-files', 'contract', 'server', 'web', 'messages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|fixture)\.tsx?$|^server\/(seed|testing|fuzz|bench)\//.test(file),
  )
  .map((file) => ({ file, text: read(file) }));

/** Occurrences of a pattern outside the permitted files, as 'file: match'. */
function filesWith(pattern: RegExp, besides: RegExp): string[] {
  return code
    .filter(({ file }) => !besides.test(file))
    .flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file}: ${found}`));
}

it('finds code to check', () => expect(code.length).toBeGreaterThan(1000));

it('only the contract contains paths of endpoints', () => {
  // The API documentation itself, and the paths that robots.txt disallows.
  expect(
    filesWith(
      /['"`]\/api\/[^'"`]*/g,
      /^contract\/src\/|http\/openapi\/openapi\.ts$|routes\/robots\.ts$/,
    ),
  ).toEqual([]);
});

it('one module each contains India’s time zone, for code and for the database', () => {
  // A placeholder value in a form.
  const besides = /values\/india\.ts$|kundli\/form\/manual-place\.tsx$|kundli\/places\/table\.ts$/;
  expect(
    filesWith(/Asia\/Kolkata|\b330 \* 60_000|\b5\.5 \* 3_600_000|\b19_800_000/g, besides),
  ).toEqual([]);
});

it('one hook performs mutations', () => {
  // Toggles of notification kinds may be pressed in quick succession, so their calls overlap.
  const besides = /^web\/use-call\.ts$|accounts\/push\/use-push\.ts$/;
  expect(filesWith(/\buseMutation\(/g, besides)).toEqual([]);
});

it('one module lists the order states that mean sold', () => {
  expect(filesWith(/'paid', 'confirmed'/g, /values\/order-states\.ts$/)).toEqual([]);
});

it('the dial and the contract use the messages’ names of rashis and grahas', () => {
  const { en, hi } = engineMessages;
  expect(rashis.map(({ rashi }) => rashi)).toEqual(en.names.rashis);
  expect(rashis.map(({ word }) => word)).toEqual(hi.names.rashis);
  expect(grahas.map((graha) => grahaNames[graha].devanagari)).toEqual(
    grahas.map((graha) => hi.names.grahas[graha]),
  );
});

it('image widths are in one list', () => {
  expect(filesWith(/\b480, 640, 960, 1280\b/g, /values\/limits\.ts$/)).toEqual([]);
});

describe('a number spelled out in a message', () => {
  const megabytes = limits.imageBytes / 2 ** 20;
  const hours = limits.cashConfirmationMs / 3_600_000;
  it.each([
    ['platform/image-errors.ts', `${megabytes} MB`, `${megabytes} MB`],
    ['healers/portrait.ts', `${megabytes} MB`, `${megabytes} MB`],
    ['orders/returns.ts', `${megabytes} MB`, `${megabytes} MB`],
    ['orders/returns.ts', `up to ${returnImagesMax} pictures`, `${returnImagesMax} तक चित्र`],
    ['orders/emails.ts', `within ${hours} hours`, `${hours} घंटे`],
    ['orders/order-progress.ts', `within ${hours} hours`, `${hours} घंटे`],
    ['consultations/session.ts', ...spans(consultationLimits.responseMs / 1000, 'seconds', 'सेकंड')],
    [
      'consultations/session.ts',
      ...spans(consultationLimits.assuredMs / 60_000, 'minutes', 'मिनट'),
    ],
  ])('of %s is the limit that code keeps: %s', (file, en, hi) => {
    const stated = Object.entries({ en, hi }).filter(([locale, text]) =>
      read(`messages/${locale}/${file}`).includes(text),
    );
    expect(stated.map(([locale]) => locale)).toEqual([...locales]);
  });

  function spans(count: number, en: string, hi: string): [string, string] {
    return [`${count} ${en}`, `${count} ${hi}`];
  }
});

describe('docs/ARCHITECTURE.md', () => {
  const text = read('docs/ARCHITECTURE.md');

  it('includes the domains checked by the import rules', () => {
    const [, list = ''] =
      /const domains = \[([^\]]*)\]/.exec(read('.dependency-cruiser.mjs')) ?? [];
    const domains = (list.match(/[\w-]+/g) ?? []).filter((domain) => domain !== 'platform');
    expect(/domains\["([^"]*)"\]/.exec(text)?.[1]?.split(', ').toSorted()).toEqual(
      domains.toSorted(),
    );
  });

  it('includes every state of an order', () => {
    const [, drawn = ''] = /stateDiagram-v2([^`]*)```/.exec(text) ?? [];
    expect(orderStatuses.filter((status) => !new RegExp(`\\b${status}\\b`).test(drawn))).toEqual(
      [],
    );
  });
});

describe('colours', () => {
  const tokens = read('web/styles/tokens.css');

  it('the code’s palette equals the styles', () => {
    const declared = [...tokens.matchAll(/--color-([a-z]+)-(\d+): (#[0-9a-f]{6});/g)];
    const byName = new Map(declared.map(([, hue, shade, colour]) => [`${hue}${shade}`, colour]));
    expect(Object.entries(palette).filter(([name, colour]) => byName.get(name) !== colour)).toEqual(
      [],
    );
  });

  it('the grahas in a PDF have the colours of the light theme', () => {
    const declared = new Map(
      [...tokens.matchAll(/--graha-([a-z]+): (#[0-9a-f]{6});/g)]
        .reverse()
        .map(([, graha, colour]) => [graha, colour]),
    );
    expect(
      Object.entries(grahaInk).filter(
        ([graha, colour]) => declared.get(graha.toLowerCase()) !== colour,
      ),
    ).toEqual([]);
  });

  it('a chart’s default colours are those of the dark theme', () => {
    const night = new Set(tokens.match(/#[0-9a-f]{6}/g));
    const drawn = read('jyotish/src/draw/palette.ts').match(/#[0-9A-F]{6}/g) ?? [];
    expect(drawn.length).toBeGreaterThan(12);
    expect(drawn.filter((colour) => !night.has(colour.toLowerCase()))).toEqual([]);
  });

  it('no other code contains a colour as a literal', () => {
    const own = new RegExp(Object.values(palette).join('|'), 'gi');
    expect(filesWith(own, /values\/palette\.ts$/)).toEqual([]);
  });
});

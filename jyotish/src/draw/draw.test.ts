import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFERENCE_BIRTHS } from '../../golden/births.ts';
import { chartOf, referenceChart } from '../../golden/chart.ts';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { messagesIn } from '../tradition/language.ts';
import { northIndianChart } from './north.ts';
import { southIndianChart } from './south.ts';
import { shortened, xmlText } from './xml.ts';

const STYLES = [
  { style: 'North Indian', id: 'kundli-north', draw: northIndianChart },
  { style: 'South Indian', id: 'kundli-south', draw: southIndianChart },
];

const chart = chartOf('1995-08-14', '07:40');

/** All tags in order with the names of their attributes, without values. */
const tags = (svg: string) =>
  svg
    .match(/<[^>]*>/g)!
    .join('')
    .replace(/'[^']*'|"[^"]*"/g, "''");

/**
 * Any UTF-16 code units, including lone surrogates and control characters; fast-check's own
 * generator takes seconds to initialize.
 */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((codes) => String.fromCharCode(...codes));

/** Opening tags without a closing tag, and vice versa; empty for well-formed markup. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (end) {
      if (open.pop() !== name) return [name!];
    } else if (!rest!.endsWith('/')) open.push(name!);
  }
  return open;
}

describe.each(STYLES)('the $style chart', ({ draw, id }) => {
  test('escapes any markup in name and lines', () => {
    const plain = tags(draw(chart, { name: 'Meera', lines: ['Jaipur'] }));
    const word = fc.oneof(
      codeUnits,
      fc.constantFrom('<script>', '"/><g onload=', "'/><g onload=", ']]>', '&#60;b>'),
    );
    fc.assert(
      fc.property(
        fc.array(word).map((words) => `A${words.join('')}`),
        (name) => {
          const svg = draw(chart, { name, lines: [name] });
          expect(tags(svg)).toBe(plain);
          expect(svg.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/&/);
        },
      ),
    );
  });

  test('escapes any markup in an id', () => {
    expect(tags(draw(chart, { name: 'Meera', id: `'"><script>` }))).toBe(
      tags(draw(chart, { name: 'Meera' })),
    );
  });

  test('is one well-formed image with title and description, and no intrinsic size', () => {
    const svg = draw(chart, { name: 'Meera Sharma' });
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).toMatch(/^<svg [^>]*viewBox='0 0 480 480' role='img' /);
    expect(svg).toContain(` aria-labelledby='${id}-title' aria-describedby='${id}-desc'>`);
    expect(svg).toContain(`<title id='${id}-title'>Kundli of Meera Sharma</title>`);
    expect(svg).toContain('Lagna in Simha. 1st house, Simha: Mercury.');
    expect(svg.match(/^<svg[^>]*>/)![0]).not.toMatch(/ (width|height|style)=/);
    expect(svg).not.toMatch(/NaN|undefined|<style|<script|on\w+=|href/);
  });

  test.each(REFERENCE_BIRTHS)(
    'of $id shows every graha once, retrograde ones in brackets',
    (birth) => {
      const reference = referenceChart(birth);
      const svg = draw(reference, { name: 'Meera' });
      for (const graha of GRAHAS) {
        const words = [
          ...svg.matchAll(new RegExp(`kundli-${graha.toLowerCase()}[ '][^>]*>([^<]*)<`, 'g')),
        ];
        const label = messagesIn('en').names.labels[graha];
        const bracketed =
          reference.grahas[graha].retrograde && graha !== 'Rahu' && graha !== 'Ketu';
        expect(
          words.map(([, text]) => text),
          graha,
        ).toEqual([bracketed ? `(${label})` : label]);
      }
    },
  );

  test('renders Devanagari on request', () => {
    const svg = draw(chart, { name: 'मीरा', language: 'hi' });
    expect(svg).toContain('>बु<');
    expect(svg).toContain(" lang='hi'");
    expect(svg).toContain('मीरा की कुंडली</title>');
    expect(svg).toContain('लग्न सिंह में। पहले भाव (सिंह) में: बुध।');
  });

  test('displays a note when there is no lagna, and highlights no house', () => {
    const svg = draw(chartOf('1995-08-14', null), { name: 'Meera' });
    expect(svg).toContain(
      'Without a birth time there is no lagna; houses are counted from the Moon in Meena.',
    );
    expect(svg).not.toContain('kundli-lagna');
  });

  test('does not overlap eight grahas of one rashi', () => {
    const svg = draw(chartOf('1962-02-05', '06:30'), { name: 'Meera' });
    const points = [...svg.matchAll(/kundli-graha[^']*' x='([\d.]+)' y='([\d.]+)'/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    expect(points).toHaveLength(9);
    for (const [i, [x, y]] of points.entries()) {
      for (const [otherX, otherY] of points.slice(i + 1)) {
        expect(Math.abs(x! - otherX!) >= 30 || Math.abs(y! - otherY!) >= 18).toBe(true);
      }
    }
  });
});

test('the North Indian chart labels house 1 with the lagna’s rashi, and numbers counterclockwise', () => {
  const svg = northIndianChart(chart, { name: 'Meera' });
  const numbers = [...svg.matchAll(/kundli-rashi' [^>]*>(\d+)</g)].map(([, n]) => Number(n));
  expect(numbers).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4]);
});

test('any number of grahas fits every house of the North Indian chart', () => {
  for (let house = 0; house < 12; house += 1) {
    for (let n = 1; n <= 9; n += 1) {
      const placed = new Set<Graha>(GRAHAS.slice(0, n));
      const rashi = (chart.lagna!.rashi + house) % 12;
      const grahas = { ...chart.grahas };
      for (const graha of GRAHAS)
        grahas[graha] = { ...grahas[graha], rashi: placed.has(graha) ? rashi : (rashi + 5) % 12 };
      const svg = northIndianChart({ ...chart, grahas }, { name: 'Meera' });
      const points = [...svg.matchAll(/kundli-graha[^']*' x='([\d.]+)' y='([\d.]+)'/g)];
      expect(points, `${n} in house ${house + 1}`).toHaveLength(9);
      for (const [, x, y] of points) {
        expect(Number(x) > 30 && Number(x) < 450 && Number(y) > 30 && Number(y) < 450).toBe(true);
      }
    }
  }
});

test('xmlText preserves user input, and removes characters forbidden by XML', () => {
  expect(xmlText('Śrī & <b>"मीरा"</b> \u0000\u202E\uD800')).toBe(
    'Śrī &amp; &lt;b&gt;&quot;मीरा&quot;&lt;/b&gt; \uFFFD',
  );
});

test('the joiners of Indian scripts are retained', () => {
  expect(xmlText('दर्\u200Dया')).toBe('दर्\u200Dया');
});

test('a name is truncated between grapheme clusters', () => {
  expect(shortened('क्षत्रिय शर्मा', 4)).toMatch(/^क्षत्रि.*…$/u);
  expect(shortened('Meera', 5)).toBe('Meera');
});

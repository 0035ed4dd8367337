import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { grahaNames } from '../contract/src/index.ts';
import { engineMessages } from '../messages/every-language/engine.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Other common spellings of rashis, grahas and nakshatras, by the shop's own spelling. */
const variants: Readonly<Record<string, RegExp>> = {
  Vrishabha: /\b(?:Vrishabh|Vrushabha?|Rishabha?)\b/i,
  Mithuna: /\bMithun\b/i,
  Karka: /\bKarka?t(?:a|aka)\b/i,
  Simha: /\b(?:Simh|Singha|Simham)\b/i,
  Vrischika: /\b(?:Vrishchika?|Vr[iu]schik|Vrshchika|Brischika?|Vrushchika?)\b/i,
  Dhanu: /\bDhanu(?:s|sh|shya)\b/i,
  Kumbha: /\bKumbh(?:am)?\b/i,
  Meena: /\b(?:Meenam|Mina)\b/,
  Ashwini: /\b(?:As[vw]ini|Ashvini)\b/i,
  Budha: /\bBudh\b/i,
  Krittika: /\b(?:Krithika|Kritika|Kruttika)\b/i,
  Mrigashira: /\bMrigas(?:hirsha|hirsa|ira|irsha)\b/i,
  Ashlesha: /\b(?:Aslesha|Ashlesa|Aashlesha)\b/i,
  'Purva Phalguni': /\b(?:Poorva|Purva ?phalguni|Pubba)\b(?<!Purva Phalguni)/i,
  'Uttara Phalguni': /\bUthara\b/i,
  Chitra: /\bChithra\b/i,
  Swati: /\b(?:Swathi|Svati)\b/i,
  Vishakha: /\b(?:Vishaka|Visakha)\b/i,
  Jyeshtha: /\bJy(?:eshta|estha|aishtha)\b/i,
  Mula: /\bMoola\b/i,
  Shravana: /\b(?:Sravana|Shravan)\b/i,
  Dhanishta: /\bDhanish?tha\b/i,
  Shatabhisha: /\b(?:Satabhis(?:h|ha|haj)|Shatabhishaj|Shatataraka)\b/i,
  चन्द्र: /चंद्र/,
  मंगल: /मङ्गल/,
  कुम्भ: /कुंभ/,
  वृश्चिक: /बृश्चिक|वृष्चिक/,
  सिंह: /सिंघ/,
  कृत्तिका: /कृतिका/,
  मृगशिरा: /मृगशीर्ष/,
  आश्लेषा: /अश्लेषा/,
  पूर्वाषाढ़ा: /षाढा/,
  शतभिषा: /शतभिषक/,
};

/**
 * Files with user-facing text. Excluded: searches that support all spellings, tests that quote
 * external text, regional names of months.
 */
const read = /^(?:server|contract|jyotish|messages|web|docs|README).*\.(?:ts|tsx|md|svg|html)$/;
const notRead =
  /engine\/regional\.ts$|\.test\.tsx?$|\/testing\/|(?:matches-text|other-names|search-synonyms)\.ts$|docs\/gallery\//;

test('every rashi, graha and nakshatra has one spelling in each script', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => read.test(file) && !notRead.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return Object.entries(variants).flatMap(([ours, other]) => {
      const [spelling] = other.exec(text) ?? [];
      return spelling === undefined ? [] : [`${file}: ${spelling}, not ${ours}`];
    });
  });
  expect(found).toEqual([]);
});

test('spellings equal the engine’s, which the API uses', () => {
  const used = new Set([
    ...Object.values(engineMessages).flatMap(({ names }) => [...names.rashis, ...names.nakshatras]),
    ...Object.values(grahaNames).flatMap(({ name, devanagari }) => [name, devanagari]),
  ]);
  for (const [ours, other] of Object.entries(variants)) {
    expect(used).toContain(ours);
    for (const name of used) expect(`${name} ${other.test(name)}`).toBe(`${name} false`);
  }
});

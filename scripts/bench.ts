import { run } from './stages.ts';

/**
 * `npm run bench`: each part prints its own table. Ratios within a run are what counts; nothing here fails a build.
 * `npm run bench -- sessions` runs the parts whose names have that word.
 */
const parts: [name: string, args: string[]][] = [
  // With room for what is new, so that the load's own garbage keeps fewer replies waiting.
  ['serving', ['--max-semi-space-size=64', 'server/bench/serving.ts']],
  ['sessions with healers', ['server/bench/sessions.ts']],
  ['lists of the shop and of its administration', ['server/bench/lists.ts']],
  ['a phone: bytes of script, the first press', ['e2e/bench/phone.ts']],
  ['Lighthouse, as a phone', ['e2e/bench/lighthouse.ts']],
  ['the kundli engine', ['--expose-gc', 'jyotish/bench/chart.ts']],
  ['the almanac and matching', ['jyotish/bench/almanac.ts']],
];

const words = process.argv.slice(2);
const chosen = parts.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.log(`No part of that name. There are: ${parts.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}

const failed = chosen.filter(([name, args]) => {
  console.log(`\n— ${name}`);
  return !run('node', args);
});
process.exit(failed.length ? 1 : 0);

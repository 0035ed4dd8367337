import { run } from './stages.ts';

/**
 * `npm run bench`: each benchmark prints its own table. Only ratios within a run are relevant; no
 * result fails a build. `npm run bench -- sessions` runs those with that name.
 */
const parts: [name: string, args: string[]][] = [
  // With a larger young generation, so that the load generator's own garbage collection delays
  // fewer responses.
  ['serving', ['--max-semi-space-size=64', 'server/bench/serving.ts']],
  ['sessions with healers', ['server/bench/sessions.ts']],
  ['notifications', ['server/bench/pushes.ts']],
  ['lists of the shop and of its administration', ['server/bench/lists.ts']],
  ['a phone: bytes of script, the first press', ['e2e/bench/phone.ts']],
  ['Lighthouse, as a phone', ['e2e/bench/lighthouse.ts']],
  ['the kundli engine', ['--expose-gc', 'jyotish/bench/chart.ts']],
  ['the advanced chart', ['jyotish/bench/advanced.ts']],
  ['the almanac and matching', ['jyotish/bench/almanac.ts']],
];

const names = process.argv.slice(2);
const selected = parts.filter(
  ([name]) => names.length === 0 || names.some((word) => name.includes(word)),
);
if (selected.length === 0) {
  console.log(`No part of that name. There are: ${parts.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}

const failed = selected.filter(([name, args]) => {
  console.log(`\n— ${name}`);
  return !run('node', args);
});
process.exit(failed.length ? 1 : 0);

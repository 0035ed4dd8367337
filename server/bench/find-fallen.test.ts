import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { findFallen } from './find-fallen.ts';
import { measure } from './measure.ts';

const section = `
| What | Ratio | p99 |
| --- | --- | --- |
| home | 1.11 | 6 ms |
| a kundli as PDF, for each CPU second (118 a second) | 88 | 187 ms |
| resident memory after the start / now | 294 / 691 MB |  |
`;

it('lists rows that fell by more than a third, whatever else they contain', () => {
  const pdf = (perSecond: number, value: string) =>
    [`a kundli as PDF, for each CPU second (${perSecond} a second)`, value, '2 ms'] as [
      string,
      string,
      string,
    ];
  expect(findFallen(section, [['home', '0.75', '9 ms'], pdf(100, '59')])).toEqual([]);
  expect(findFallen(section, [['home', '0.73', '9 ms'], pdf(60, '50')])).toEqual([
    'home: 0.73, was 1.11',
    'a kundli as PDF, for each CPU second (60 a second): 50, was 88',
  ]);
  expect(
    findFallen(section, [
      ['new', '0.01', ''],
      ['resident memory after the start / now', '99 / 99 MB', ''],
    ]),
  ).toEqual([]);
});

/** Responds immediately; at `/slowed` after 2 ms of CPU work. */
const server = `require('node:http').createServer((request, response) => {
  if (request.url === '/slowed') for (const end = performance.now() + 2; performance.now() < end; );
  response.end('{}');
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

it('detects a slowed-down response: its ratio to an empty response of the same process falls', async () => {
  child = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout!, 'data');
  const shop = { url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid! };
  const empty = await measure(shop, '/', {}, 50, 1);
  const slowed = await measure(shop, '/slowed', {}, 50, 1);
  const ratio = (slowed.perCpuSecond / empty.perCpuSecond).toFixed(2);
  expect(findFallen('| home | 1.00 | 1 ms |', [['home', ratio, '']])).toEqual([
    `home: ${ratio}, was 1`,
  ]);
});

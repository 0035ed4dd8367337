import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { processEnvironment } from './program-environment.ts';

const preload = new URL('../../scripts/testing/set-clock.ts', import.meta.url);

test('a process starts at the given time, with its embedded database', () => {
  const code = `
    const { PGlite } = await import('@electric-sql/pglite');
    const db = new PGlite();
    const { rows } = await db.query('select now() as now');
    console.log(JSON.stringify([new Date().toISOString(), rows[0].now.toISOString()]));
    await db.close();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', preload.href, '--input-type=module', '-e', code],
    {
      cwd: import.meta.dirname,
      env: { ...processEnvironment, CLOCK_STARTS_AT: '2028-02-29T23:40:00+05:30' },
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  for (const moment of JSON.parse(stdout)) expect(moment).toMatch(/^2028-02-29T18:1\d/);
});

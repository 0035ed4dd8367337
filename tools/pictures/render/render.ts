import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Renders every shot of shots.txt without an image: `node tools/pictures/render/render.ts [shot
 * …]`. Given shots are rendered again. Cut-outs are written to the catalogue's masters, wide shots
 * to `out/`. A shot takes one to two minutes on one core. Requires Blender 3.4 with numpy on the
 * PATH.
 */
const current = import.meta.dirname;
const out = path.join(current, 'out');
const masters = path.join(current, '../../../server/seed/pictures/masters');
const expected = process.argv.slice(2);

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const blender = (script: string, ...args: string[]) =>
  run('blender', '-b', '-t', '1', '-P', path.join(current, script), '--', ...args);
const node = (script: string, ...args: string[]) =>
  run(process.execPath, path.join(current, script), ...args);

await mkdir(out, { recursive: true });
const lines = (await readFile(path.join(current, 'shots.txt'), 'utf8')).split('\n');
for (const line of lines.filter((text) => text && !text.startsWith('#'))) {
  const [shot, width, samples, ...options] = line.split(' ') as [
    string,
    string,
    string,
    ...string[],
  ];
  const wide = shot.startsWith('section-');
  const target = path.join(wide ? out : masters, `${shot}.webp`);
  if (expected.length > 0 ? !expected.includes(shot) : existsSync(target)) continue;

  const passes = path.join(out, shot);
  blender('shots.py', shot, width, samples, out);
  node('develop.ts', passes, ...options);
  if (wide) {
    await sharp(`${passes}.png`)
      .resize(1600, 900)
      .webp({ quality: 92, smartSubsample: true })
      .toFile(target);
  } else {
    blender('mask.py', shot, width, '48', out);
    node('cutout.ts', `${passes}.png`, `${passes}.mask.png`, target);
  }
  for (const pass of ['A', 'B', 'nrm', 'alb', 'bg']) await rm(`${passes}.${pass}.f32`);
  console.log(`rendered ${shot}`);
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Renders every shot of shots.txt that has no image yet: `node tools/pictures/render/render.ts [shot …]`. Shots that are
 * named are rendered again. Cut-outs go to the catalogue's masters, wide shots to `out/`. A shot takes one to two minutes
 * of one core. Needs Blender 3.4 with numpy on the PATH.
 */
const here = import.meta.dirname;
const out = path.join(here, 'out');
const masters = path.join(here, '../../../server/seed/pictures/masters');
const wanted = process.argv.slice(2);

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const blender = (script: string, ...args: string[]) =>
  run('blender', '-b', '-t', '1', '-P', path.join(here, script), '--', ...args);
const node = (script: string, ...args: string[]) => run(process.execPath, path.join(here, script), ...args);

await mkdir(out, { recursive: true });
const lines = (await readFile(path.join(here, 'shots.txt'), 'utf8')).split('\n');
for (const line of lines.filter((text) => text && !text.startsWith('#'))) {
  const [shot, width, samples, ...options] = line.split(' ') as [string, string, string, ...string[]];
  const wide = shot.startsWith('section-');
  const target = path.join(wide ? out : masters, `${shot}.webp`);
  if (wanted.length > 0 ? !wanted.includes(shot) : existsSync(target)) continue;

  const passes = path.join(out, shot);
  blender('shots.py', shot, width, samples, out);
  node('develop.ts', passes, ...options);
  if (wide) {
    await sharp(`${passes}.png`).resize(1600, 900).webp({ quality: 92, smartSubsample: true }).toFile(target);
  } else {
    blender('mask.py', shot, width, '48', out);
    node('cutout.ts', `${passes}.png`, `${passes}.mask.png`, target);
  }
  for (const pass of ['A', 'B', 'nrm', 'alb', 'bg']) await rm(`${passes}.${pass}.f32`);
  console.log(`rendered ${shot}`);
}

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeEmptyDatabase } from './place-empty-database.ts';

let home: string;
let [folder, prepared] = ['', ''];
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'jyotiratna-empty-'));
  folder = path.join(home, 'data', 'database');
  prepared = path.join(home, 'prepared');
  await mkdir(path.join(home, 'data'));
});
afterEach(() => rm(home, { recursive: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
const version = (where: string) => path.join(where, 'PG_VERSION');

it('copies the prepared database into an empty folder', async () => {
  await write(version(prepared), '18');
  await placeEmptyDatabase(folder, prepared);
  expect(await readFile(version(folder), 'utf8')).toBe('18');
});

it('leaves an existing database unchanged', async () => {
  await write(version(prepared), '18');
  await write(version(folder), 'mine');
  await placeEmptyDatabase(folder, prepared);
  expect(await readFile(version(folder), 'utf8')).toBe('mine');
});

it('restarts after an incomplete copy', async () => {
  await write(version(prepared), '18');
  await write(path.join(home, 'data', 'database.new', 'half'), '');
  await placeEmptyDatabase(folder, prepared);
  expect(await readdir(path.dirname(folder))).toEqual(['database']);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
});

it('lets the database initialize itself where no prepared one exists', async () => {
  await placeEmptyDatabase(folder, prepared);
  expect(await readdir(path.dirname(folder))).toEqual([]);
});

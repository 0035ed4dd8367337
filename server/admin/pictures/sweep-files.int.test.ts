import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import { images } from '../../catalogue/schema.ts';
import { createFileStore } from '../../platform/images/file-store.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { createImages } from '../../platform/images/images.ts';
import { noopLog } from '../../platform/log.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { sweepImageFiles } from './sweep-files.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let deps: Parameters<typeof sweepImageFiles>[0];
let upload: Buffer;

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
  deps = {
    db: database.db,
    images: createImages({ store: createFileStore(folder) }),
    log: noopLog,
  };
  upload = await solid(40, 30, 'png');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(images);
  for (const file of await readdir(folder)) await rm(path.join(folder, file));
});

const minutes = 60_000;
async function makeOlder(ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  for (const file of await readdir(folder)) await utimes(path.join(folder, file), then, then);
}
const names = async () => (await readdir(folder)).toSorted();

it('deletes leftovers of a killed upload after an hour', async () => {
  await deps.images.accept(upload);
  await makeOlder(61 * minutes);
  await sweepImageFiles(deps);
  expect(await names()).toEqual([]);
});

it('retains files of an upload within the hour', async () => {
  await deps.images.accept(upload);
  await makeOlder(59 * minutes);
  const before = await names();
  await sweepImageFiles(deps);
  expect(await names()).toEqual(before);
});

it('never deletes files referenced by a row', async () => {
  const { tint: _, ...row } = await deps.images.accept(upload);
  await database.db.insert(images).values(row);
  await makeOlder(9000 * minutes);
  const before = await names();
  await sweepImageFiles(deps);
  expect(await names()).toEqual(before);
});

it('retains files other than images', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'keep me');
  await makeOlder(9000 * minutes);
  await sweepImageFiles(deps);
  expect(await names()).toEqual(['notes.txt']);
});

it('retains old files that a repeated upload of the same image reuses, even in another process', async () => {
  await deps.images.accept(upload);
  await makeOlder(61 * minutes);
  await deps.images.accept(upload);
  const before = await names();
  await sweepImageFiles(deps);
  expect(await names()).toEqual(before);
});

it('awaits a running upload, whose row then retains the files', async () => {
  const stored = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const running = withImages(deps, [upload], async ([image]) => {
    await makeOlder(61 * minutes);
    stored.resolve();
    await commit.promise;
    const { tint: _, ...row } = image!;
    await database.db.insert(images).values(row);
  });
  await stored.promise;
  const before = await names();
  const swept = sweepImageFiles(deps);
  commit.resolve();
  await Promise.all([running, swept]);
  expect(await names()).toEqual(before);
});

import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withPictures } from '../../catalogue/pictures/with-pictures.ts';
import { pictures } from '../../catalogue/schema.ts';
import { createFileStore } from '../../platform/images/file-store.ts';
import { createImages } from '../../platform/images/images.ts';
import { solid } from '../../platform/images/pictures.fixture.ts';
import { silentLog } from '../../platform/log.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { sweepPictureFiles } from './sweep-files.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let deps: Parameters<typeof sweepPictureFiles>[0];
let upload: Buffer;

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
  deps = { db: database.db, images: createImages({ store: createFileStore(folder) }), log: silentLog };
  upload = await solid(40, 30, 'png');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(pictures);
  for (const file of await readdir(folder)) await rm(path.join(folder, file));
});

const minutes = 60_000;
async function makeOlder(ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  for (const file of await readdir(folder)) await utimes(path.join(folder, file), then, then);
}
const names = async () => (await readdir(folder)).toSorted();

it('what a killed upload left goes after an hour', async () => {
  await deps.images.accept(upload);
  await makeOlder(61 * minutes);
  await sweepPictureFiles(deps);
  expect(await names()).toEqual([]);
});

it('what an upload stored within the hour stays', async () => {
  await deps.images.accept(upload);
  await makeOlder(59 * minutes);
  const before = await names();
  await sweepPictureFiles(deps);
  expect(await names()).toEqual(before);
});

it('what a row names stays for ever', async () => {
  const { tint: _, ...row } = await deps.images.accept(upload);
  await database.db.insert(pictures).values(row);
  await makeOlder(9000 * minutes);
  const before = await names();
  await sweepPictureFiles(deps);
  expect(await names()).toEqual(before);
});

it('what is no picture file stays', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'keep me');
  await makeOlder(9000 * minutes);
  await sweepPictureFiles(deps);
  expect(await names()).toEqual(['notes.txt']);
});

it('an upload of the same picture that has found the old files there keeps them, even in another process', async () => {
  await deps.images.accept(upload);
  await makeOlder(61 * minutes);
  await deps.images.accept(upload);
  const before = await names();
  await sweepPictureFiles(deps);
  expect(await names()).toEqual(before);
});

it('waits for a running upload, whose row then keeps the files', async () => {
  const stored = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const running = withPictures(deps, [upload], async ([picture]) => {
    await makeOlder(61 * minutes);
    stored.resolve();
    await commit.promise;
    const { tint: _, ...row } = picture!;
    await database.db.insert(pictures).values(row);
  });
  await stored.promise;
  const before = await names();
  const swept = sweepPictureFiles(deps);
  commit.resolve();
  await Promise.all([running, swept]);
  expect(await names()).toEqual(before);
});

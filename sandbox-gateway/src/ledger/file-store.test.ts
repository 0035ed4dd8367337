import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from '../entities.ts';
import { openFileStore } from './file-store.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-ledger-'));
  path = join(folder, 'deep', 'ledger.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const job = (id: string, done = false): Job => ({
  id,
  entity: 'job',
  dueMs: 0,
  does: 'capture_payment',
  target: 'pay_1',
  done,
});

test('a new file is empty', () => {
  const store = openFileStore(path);
  expect(store.load()).toEqual([]);
  store.close();
});

test('rows persist after reopening, each as last saved', () => {
  const store = openFileStore(path);
  store.append([{ put: job('a') }, { put: job('b') }]);
  store.append([{ put: job('a', true) }]);
  store.append([{ forget: 'b' }]);
  store.close();
  const second = openFileStore(path);
  expect(second.load()).toEqual([job('a', true)]);
  second.close();
});

test('no row is missing without closing, as after kill -9', () => {
  openFileStore(path).append([{ put: job('a') }]);
  const second = openFileStore(path);
  expect(second.load()).toEqual([job('a')]);
  second.close();
});

test('an incomplete line is dropped, and later ones are preserved', () => {
  const store = openFileStore(path);
  store.append([{ put: job('a') }]);
  store.close();
  appendFileSync(path, '[{"put":{"id":"b"');
  const after = openFileStore(path);
  after.append([{ put: job('c') }]);
  after.close();
  const second = openFileStore(path);
  expect(second.load().map(({ id }) => id)).toEqual(['a', 'c']);
  second.close();
});

test('reopening writes each row once', () => {
  const store = openFileStore(path);
  for (let time = 0; time < 50; time += 1) store.append([{ put: job('a') }]);
  store.close();
  openFileStore(path).close();
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(1);
});

test('clearing deletes everything', () => {
  const store = openFileStore(path);
  store.append([{ put: job('a') }]);
  store.clear();
  store.append([{ put: job('b') }]);
  store.close();
  const second = openFileStore(path);
  expect(second.load()).toEqual([job('b')]);
  second.close();
});

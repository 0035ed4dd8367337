import { cleanText, errorMessage, ShopError, sliceText } from '@jyotiratna/contract';
import { InvalidCsv } from '../../platform/csv/read-records.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { changeFile, insertChunk, insertFile, readChunks, removeFileOf } from './queries.ts';
import { recognise } from './read/read-file.ts';

/** Maximum size of a file, in bytes, enough for a large shop. */
export const maxFileBytes = 2_000_000_000;
/** Size of each chunk but the last, so that a byte range can be read without the other chunks. */
export const chunkBytes = 256 * 1024;

/**
 * Stores an uploaded file in chunks as it arrives, then detects its format. A file that is
 * truncated or too large is deleted.
 * @throws ShopError upload_size
 */
export async function saveUploadedFile(
  { db }: Pick<Deps, 'db'>,
  importId: string,
  name: string,
  stream: AsyncIterable<Buffer> & { truncated?: boolean },
): Promise<void> {
  const id = newId('imf_');
  await insertFile(db, {
    id,
    importId,
    name: sliceText(cleanText(name), 200) || 'file',
    bytes: 0,
  });
  try {
    let bytes = 0;
    let position = 0;
    for await (const chunk of inChunks(stream)) {
      bytes += chunk.length;
      await insertChunk(db, id, position, chunk);
      position += 1;
    }
    if (stream.truncated)
      throw new ShopError('upload_size', { message: errorMessage('files_too_large') });
    await changeFile(db, id, { bytes, ...(await formatOf(db, id)) });
  } catch (error) {
    await removeFileOf(db, importId, id);
    throw error;
  }
}

async function formatOf(db: Deps['db'], id: string) {
  try {
    const format = await recognise(readChunks(db, id));
    return { system: format?.system ?? null, kind: format?.kind ?? null };
  } catch (error) {
    if (!(error instanceof InvalidCsv)) throw error;
    return { system: null, kind: null, unreadableAt: error.line };
  }
}

/** Splits a stream into chunks of equal size. */
async function* inChunks(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    if (length < chunkBytes) continue;
    const all = Buffer.concat(parts);
    const rest = all.length % chunkBytes;
    for (let at = 0; at + chunkBytes <= all.length; at += chunkBytes)
      yield all.subarray(at, at + chunkBytes);
    parts = rest > 0 ? [all.subarray(all.length - rest)] : [];
    length = rest;
  }
  if (length > 0) yield Buffer.concat(parts);
}

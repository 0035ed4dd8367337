import type { Executor } from '../../platform/database/open-database.ts';
import { readHeader, tarBlock, tarEnd } from '../archives/tar.ts';
import { type FileRow, readChunk } from './queries.ts';
import { chunkBytes } from './save-uploaded-file.ts';

/** Reads a byte range of a file; fewer bytes at the file's end. */
export async function readPart(
  db: Executor,
  fileId: string,
  offset: number,
  length: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  const [from, to] = [
    Math.floor(offset / chunkBytes),
    Math.floor((offset + Math.max(0, length - 1)) / chunkBytes),
  ];
  for (let position = from; position <= to; position += 1) {
    const bytes = await readChunk(db, fileId, position);
    if (bytes) parts.push(Buffer.from(bytes));
  }
  const start = offset - from * chunkBytes;
  return Buffer.concat(parts).subarray(start, start + length);
}

/** Whether an archive is complete: its last file is `end.json`. */
export async function hasArchiveEnd(
  db: Executor,
  { id, bytes }: Pick<FileRow, 'id' | 'bytes'>,
): Promise<boolean> {
  const maxTail = 16 * tarBlock;
  const tail = await readPart(db, id, Math.max(0, bytes - maxTail), Math.min(bytes, maxTail));
  for (let at = tail.length - tarEnd.length - 2 * tarBlock; at >= 0; at -= tarBlock)
    if (readHeader(tail.subarray(at, at + tarBlock))?.name === 'end.json') return true;
  return false;
}

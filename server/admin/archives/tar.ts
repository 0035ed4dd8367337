/** Block size of a tar file, in bytes (POSIX.1-1988, ustar). */
export const tarBlock = 512;

/** One entry of a tar file: header, content, and zeros up to the next block. */
export function tarEntry(name: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(tarBlock);
  header.write(name, 0, 100, 'ascii');
  header.write('0000600\0', 100, 'ascii');
  header.write('0000000\0', 108, 'ascii');
  header.write('0000000\0', 116, 'ascii');
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124, 'ascii');
  header.write(`${'0'.repeat(11)}\0`, 136, 'ascii');
  header.write('        ', 148, 'ascii');
  header.write('0', 156, 'ascii');
  header.write('ustar\0', 257, 'ascii');
  header.write('00', 263, 'ascii');
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & (tarBlock - 1))]);
}

/** The end marker of a tar file: two blocks of zeros. */
export const tarEnd = Buffer.alloc(2 * tarBlock);

const checksumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

/**
 * The file name and content length of a tar header; null for a block that is not a valid header.
 */
export function readHeader(header: Buffer): { name: string; length: number } | null {
  if (header.length < tarBlock || header.toString('latin1', 257, 262) !== 'ustar') return null;
  const checksum = Number.parseInt(header.toString('ascii', 148, 154), 8);
  const blank = Buffer.from(header.subarray(0, tarBlock));
  blank.fill(' ', 148, 156);
  const length = Number.parseInt(header.toString('ascii', 124, 135), 8);
  if (checksum !== checksumOf(blank) || !Number.isSafeInteger(length)) return null;
  return { name: header.toString('ascii', 0, 100).replace(/\0.*$/s, ''), length };
}

export type TarFile = { name: string; bytes: Buffer; offset: number };

/**
 * Reads the files of a tar one at a time, with only one in memory, up to the first block that is
 * not a header.
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  let buffer: Buffer = Buffer.alloc(0);
  let position = 0;
  const source = chunks[Symbol.asyncIterator]();
  async function take(length: number): Promise<Buffer | null> {
    const parts = [buffer];
    for (let have = buffer.length; have < length; ) {
      const { value, done } = await source.next();
      if (done) return null;
      parts.push(Buffer.from(value));
      have += value.length;
    }
    const all = Buffer.concat(parts);
    buffer = all.subarray(length);
    position += length;
    return all.subarray(0, length);
  }
  for (;;) {
    const header = await take(tarBlock);
    const entry = header && readHeader(header);
    if (!entry) return;
    const offset = position;
    const bytes = await take(Math.ceil(entry.length / tarBlock) * tarBlock);
    if (!bytes) return;
    yield { name: entry.name, bytes: bytes.subarray(0, entry.length), offset };
  }
}

import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export type SentEmail = { id: string; to: string; subject: string; at: Date };

/** Matches file names of the file mailer, the only files that are ever opened. */
const fileId = /^[a-z0-9-]{1,100}$/;
/** Bytes read of each message: its headers, without the body. */
const headBytes = 4096;

/** Emails that the file mailer wrote to `folder`, latest first, at most `limit`. */
export async function listSentEmails(folder: string, limit: number): Promise<SentEmail[]> {
  const names = (await readdir(folder).catch(noFolder)).filter((name) => name.endsWith('.eml'));
  const found = await Promise.all(
    names.map(async (name) => ({
      id: name.slice(0, -4),
      at: (await stat(path.join(folder, name))).mtime,
    })),
  );
  found.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1));
  return Promise.all(found.slice(0, limit).map(({ id }) => readHead(folder, id)));
}

/** A message with its page; null for an unknown id. */
export async function readSentEmail(
  folder: string,
  id: string,
): Promise<(SentEmail & { html: string }) | null> {
  if (!fileId.test(id)) return null;
  try {
    return {
      ...(await readHead(folder, id)),
      html: await readFile(path.join(folder, `${id}.html`), 'utf8'),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function readHead(folder: string, id: string): Promise<SentEmail> {
  const file = await open(path.join(folder, `${id}.eml`));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n');
    const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
    const header = (name: string) =>
      decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '');
    return { id, to: header('To'), subject: header('Subject'), at: (await file.stat()).mtime };
  } finally {
    await file.close();
  }
}

/** Decodes encoded words of a header (RFC 2047); the space between two of them is ignored. */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('latin1') : decodeQ(word),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

function decodeQ(word: string): string {
  return word
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/**
 * Stores each message in `folder` as `.eml`, and its page as `.html` for viewing. Files are created
 * atomically; a message with an existing `.eml` was sent before and is skipped.
 */
export function createFileMailer(folder: string, sender: { from: string; host: string }): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (emailMessage) => {
      const message = toMessage(emailMessage, sender);
      const base = path.join(folder, fileName(emailMessage.key));
      if (await exists(`${base}.eml`)) return;
      // Emails contain links that give access to accounts: only the shop's system user may read the
      // folder.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: raw } = await transport.sendMail(message);
      await writeFull(`${base}.html`, emailMessage.html);
      await writeFull(`${base}.eml`, raw as Buffer);
    },
  };
}

/**
 * A file name that is readable and safe on every file system; the digest distinguishes keys with
 * the same readable form.
 */
function fileName(key: string): string {
  const readable = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `${readable}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

async function writeFull(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

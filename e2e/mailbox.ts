import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/**
 * Waits for an email to this address that contains this text; returns the latest one, decoded as
 * far as necessary.
 */
export function emailTo(dataDir: string, to: string, says: RegExp): Promise<string> {
  return whenSaved(async () => {
    const found = (await readEmails(dataDir, to))
      .map(decoded)
      .findLast((email) => says.test(email));
    if (!found) throw new Error(`No mail to ${to} says ${says}.`);
    return found;
  });
}

/**
 * Waits for an email to this address with a link to this page of the shop; returns the link of the
 * latest one.
 */
export function linkFromEmail(dataDir: string, to: string, page: string): Promise<string> {
  const read = async () => {
    const link = (await readEmails(dataDir, to))
      .flatMap(
        (email) => unfold(email).match(new RegExp(`http://\\S+?${page}[^\\s"<>]*`, 'g')) ?? [],
      )
      .at(-1);
    if (!link) throw new Error(`No mail to ${to} has a link to ${page}.`);
    return link;
  };
  return whenSaved(read);
}

/** The raw emails to this address, in order of creation. */
async function readEmails(dataDir: string, to: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return emails.filter((email) => email.includes(`To: ${to}`));
}

/** Retries `read` until it does not throw. @throws its last error after 30 s */
export async function whenSaved<Found>(read: () => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  await expect(async () => void found.push(await read())).toPass({
    timeout: 30_000,
    intervals: [250],
  });
  return found[0]!;
}

/** Decodes quoted-printable as far as links require it. */
function unfold(email: string): string {
  return email
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
}

/** Decodes quoted-printable. */
function decoded(email: string): string {
  return unfold(email).replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The newest mail to this address that says this, decoded as far as texts need it; waits until it has been written. */
export function mailTo(dataDir: string, to: string, says: RegExp): Promise<string> {
  return whenWritten(async () => {
    const found = (await readMails(dataDir, to)).map(decoded).findLast((email) => says.test(email));
    if (!found) throw new Error(`No mail to ${to} says ${says}.`);
    return found;
  });
}

/** The link of the newest mail to this address that leads to this page of the shop; waits until it has been written. */
export function linkFromEmail(dataDir: string, to: string, page: string): Promise<string> {
  const read = async () => {
    const link = (await readMails(dataDir, to))
      .flatMap((email) => unfold(email).match(new RegExp(`http://\\S+?${page}[^\\s"<>]*`, 'g')) ?? [])
      .at(-1);
    if (!link) throw new Error(`No mail to ${to} has a link to ${page}.`);
    return link;
  };
  return whenWritten(read);
}

/** The mails to this address as they were written, the oldest first. */
async function readMails(dataDir: string, to: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return emails.filter((email) => email.includes(`To: ${to}`));
}

/** What `read` finds as soon as it does not throw. @throws its last error after 30 s */
export async function whenWritten<Found>(read: () => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  await expect(async () => void found.push(await read())).toPass({ timeout: 30_000, intervals: [250] });
  return found[0]!;
}

/** Quoted-printable back to text, as far as links need it. */
function unfold(email: string): string {
  return email
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
}

/** Quoted-printable back to its letters. */
function decoded(email: string): string {
  return unfold(email).replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}

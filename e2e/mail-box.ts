import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The link of the newest mail to this address that leads to this page of the shop; waits until it has been written. */
export function linkFromMail(dataDir: string, to: string, page: string): Promise<string> {
  const read = async () => {
    const folder = path.join(dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const link = emails
      .filter((email) => email.includes(`To: ${to}`))
      .flatMap((email) => unfold(email).match(new RegExp(`http://\\S+?${page}[^\\s"<>]*`, 'g')) ?? [])
      .at(-1);
    if (!link) throw new Error(`No mail to ${to} has a link to ${page}.`);
    return link;
  };
  return whenWritten(read);
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

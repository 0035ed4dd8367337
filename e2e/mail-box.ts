import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';

/** The link of the newest mail to this address that leads to this page of the shop; waits until it has been written. */
export async function linkFromMail(dataDir: string, to: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const folder = path.join(dataDir, 'mail');
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
        const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
        const links = letters
          .filter((letter) => letter.includes(`To: ${to}`))
          .flatMap((letter) => unfold(letter).match(new RegExp(`http://\\S+?${page}[^\\s"<]*`, 'g')) ?? []);
        link = links.at(-1);
        return link !== undefined;
      },
      { timeout: 30_000, interval: 250, message: `a mail to ${to} with a link to ${page}` },
    )
    .toBe(true);
  return link as string;
}

/** Quoted-printable back to text, as far as links need it. */
function unfold(letter: string): string {
  return letter
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
}

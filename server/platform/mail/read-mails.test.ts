import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMailer } from './file-mailer.ts';
import { listWrittenMails, readWrittenMail } from './read-mails.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (key: string, subject: string) =>
  createFileMailer(folder, { from: 'Shop <shop@example.in>', host: 'example.in' }).send({
    key,
    to: 'asha@example.in',
    subject,
    text: 'x',
    html: `<p>${key}</p>`,
  });

describe('written mail', () => {
  it.each([
    ['Your order is on its way'],
    ['Refund of ₹1,24,999.50 for your order ord_abcdefghijklmnopqrstuvwxyz23'],
    ['आपका ऑर्डर रवाना हो गया है, और आपको जल्द ही मिल जाएगा: रुद्राक्ष माला, पन्ना, नीलम'],
    ['50% off? Yes = today_only'],
  ])('shows its subject %s', async (subject) => {
    await write('one', subject);
    const [mail] = await listWrittenMails(folder, 10);
    expect(mail).toMatchObject({ to: 'asha@example.in', subject });
    expect((await readWrittenMail(folder, mail!.id))!.html).toBe('<p>one</p>');
  });

  it('is listed up to a limit, and nothing where nothing was written', async () => {
    expect(await listWrittenMails(path.join(folder, 'none'), 10)).toEqual([]);
    for (const key of ['a', 'b', 'c']) await write(key, key);
    expect(await listWrittenMails(folder, 2)).toHaveLength(2);
  });

  it('is read by its own name only', async () => {
    await write('one', 'x');
    for (const id of ['../one', 'unknown', '', 'one.eml']) expect(await readWrittenMail(folder, id)).toBeNull();
  });
});

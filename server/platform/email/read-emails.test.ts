import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMailer } from './file-mailer.ts';
import { listSentEmails, readSentEmail } from './read-emails.ts';

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

describe('stored emails', () => {
  it.each([
    ['Your order is on its way'],
    ['Refund of ₹1,24,999.50 for your order ord_abcdefghijklmnopqrstuvwxyz23'],
    ['आपका ऑर्डर रवाना हो गया है, और आपको जल्द ही मिल जाएगा: रुद्राक्ष माला, पन्ना, नीलम'],
    ['50% off? Yes = today_only'],
  ])('shows its subject %s', async (subject) => {
    await write('one', subject);
    const [emailMessage] = await listSentEmails(folder, 10);
    expect(emailMessage).toMatchObject({ to: 'asha@example.in', subject });
    expect((await readSentEmail(folder, emailMessage!.id))!.html).toBe('<p>one</p>');
  });

  it('are listed up to a limit, and empty without any', async () => {
    expect(await listSentEmails(path.join(folder, 'none'), 10)).toEqual([]);
    for (const key of ['a', 'b', 'c']) await write(key, key);
    expect(await listSentEmails(folder, 2)).toHaveLength(2);
  });

  it('is read by its own name only', async () => {
    await write('one', 'x');
    for (const id of ['../one', 'unknown', '', 'one.eml'])
      expect(await readSentEmail(folder, id)).toBeNull();
  });
});

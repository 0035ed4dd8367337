import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMailer } from './file-mailer.ts';
import { EmailRejected } from './mailer.ts';
import { toMessage } from './message.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const sender = { from: 'Jyotiratna <no-reply@shop.example.in>', host: 'shop.example.in' };
const emailMessage = {
  key: 'order-confirmation:ord_1',
  to: 'asha@example.in',
  subject: 'Your order ₹1',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('a message', () => {
  it.each([
    ['subject', { subject: 'Hello\r\nBcc: all@example.in' }],
    ['subject', { subject: 'Hello\u2028Bcc: all@example.in' }],
    ['recipient', { to: 'asha@example.in\nbcc:all@example.in' }],
    ['recipient', { to: 'asha@example.in, all@example.in' }],
    ['recipient', { to: 'Asha <asha@example.in>' }],
  ])('is rejected when its %s could inject a header', (_, change) => {
    expect(() => toMessage({ ...emailMessage, ...change }, sender)).toThrow(EmailRejected);
  });

  it('has the same Message-ID on every retry', () => {
    const id = toMessage(emailMessage, sender).messageId;
    expect(id).toMatch(/^<[0-9a-f]{40}@shop\.example\.in>$/);
    expect(toMessage({ ...emailMessage, text: 'again' }, sender).messageId).toBe(id);
    expect(toMessage({ ...emailMessage, key: 'other' }, sender).messageId).not.toBe(id);
  });
});

describe('an email to a list', () => {
  const leaveUrl = `https://shop.example.in/newsletter/unsubscribe?token=sub_${'a'.repeat(24)}..${'b'.repeat(43)}`;

  it('has the one-click unsubscribe headers, complete and in one line each', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-mail-'));
    await createFileMailer(folder, sender).send({ ...emailMessage, leaveUrl });
    const file = (await readdir(folder)).find((name) => name.endsWith('.eml'));
    const [head = ''] = (await readFile(path.join(folder, file!), 'utf8')).split('\r\n\r\n');
    await rm(folder, { recursive: true });
    expect(head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${leaveUrl}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  });

  it('is the only email with them', () => {
    expect(Object.keys(toMessage(emailMessage, sender).headers ?? {}).join()).not.toContain(
      'List-',
    );
  });
});

describe('the file mailer', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes an .eml and an .html that only the owner reads', async () => {
    await createFileMailer(folder, sender).send(emailMessage);
    const files = (await readdir(folder)).sort();
    expect(files).toEqual([
      expect.stringMatching(/^order-confirmation-ord-1-[0-9a-f]{12}\.eml$/),
      expect.stringMatching(/\.html$/),
    ]);
    const raw = await readFile(path.join(folder, files[0]!), 'utf8');
    expect(raw).toContain('To: asha@example.in');
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{40}@shop\.example\.in>/m);
    expect((await stat(path.join(folder, files[0]!))).mode & 0o077).toBe(0);
  });

  it('makes a folder that only the owner looks into', async () => {
    const created = path.join(folder, 'mail');
    await createFileMailer(created, sender).send(emailMessage);
    expect((await stat(created)).mode & 0o077).toBe(0);
  });

  it('leaves an existing message unchanged', async () => {
    const mailer = createFileMailer(folder, sender);
    await mailer.send(emailMessage);
    await mailer.send({ ...emailMessage, html: '<p>Other</p>' });
    const files = (await readdir(folder)).sort();
    expect(files).toHaveLength(2);
    expect(await readFile(path.join(folder, files[1]!), 'utf8')).toBe('<p>Hello</p>');
  });
});

describe('the SMTP mailer', () => {
  /** Supports a minimum of RFC 5321; `responses` replaces responses by command. */
  async function startSmtp(responses: Record<string, string> = {}) {
    const received: string[] = [];
    const server = net.createServer((socket) => {
      let reading = false;
      socket.on('error', () => {});
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        received.push(text);
        if (reading && !text.endsWith('\r\n.\r\n')) return;
        const command = reading ? 'END' : text.slice(0, 4).toUpperCase();
        reading = command === 'DATA';
        socket.write(responses[command] ?? (command === 'DATA' ? '354 go\r\n' : '250 ok\r\n'));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as net.AddressInfo;
    return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
  }

  it('hands the message to the server', async () => {
    const smtp = await startSmtp();
    await createSmtpMailer(smtp.url, sender).send(emailMessage);
    const conversation = smtp.received.join('');
    expect(conversation).toContain('MAIL FROM:<no-reply@shop.example.in>');
    expect(conversation).toContain('RCPT TO:<asha@example.in>');
    expect(conversation).toContain('Auto-Submitted: auto-generated');
    smtp.close();
  });

  it.each([
    ['550 no such user', true],
    ['451 try again', false],
  ])('treats %s as final: %s', async (response, final) => {
    const smtp = await startSmtp({ RCPT: `${response}\r\n` });
    const failure = await createSmtpMailer(smtp.url, sender)
      .send(emailMessage)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof EmailRejected).toBe(final);
    smtp.close();
  });

  it('reports a retryable error when no server listens', async () => {
    const smtp = await startSmtp();
    smtp.close();
    const failure = await createSmtpMailer(smtp.url, sender)
      .send(emailMessage)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(EmailRejected);
  });
});

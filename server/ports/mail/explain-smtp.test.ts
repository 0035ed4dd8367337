import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { expect, it } from 'vitest';
import { explainSmtp } from './explain-smtp.ts';
import { MailDelayed } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

it.each([
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, /^SMTP_URL: no mail server answers there \(ECONNREFUSED\)$/],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, /^SMTP_URL: no mail server answers there \(ENOTFOUND\)$/],
  [{ code: 'ETIMEDOUT' }, /^SMTP_URL: no mail server answers there/],
  [{ code: 'EAUTH', responseCode: 535 }, /^SMTP_URL: .* user or password \(535\)$/],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, /^SMTP_URL: no encrypted connection/],
  [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, /^SMTP_URL: .* certificate is not trusted/],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, /^MAIL_FROM: .* sender \(553\)$/],
])('%o names the variable to look at', (failure, line) => expect(explainSmtp(failure)).toMatch(line));

it('says nothing of a failure that is about one message', () =>
  expect(explainSmtp({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 })).toBeNull());

it('tells of a mail server whose certificate is of its own making', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...[
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=localhost',
    ],
    ...['-keyout', key, '-out', cert],
  ]);
  expect(made.status, String(made.stderr)).toBe(0);
  const server = tls.createServer({ key: await readFile(key), cert: await readFile(cert) }, (socket) => {
    socket.on('error', () => {});
    socket.write('220 localhost\r\n');
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  const mailer = createSmtpMailer(`smtps://127.0.0.1:${port}`, { from: 'shop@example.in', host: 'example.in' });
  const mail = { key: 'k', to: 'asha@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  server.close();
  await rm(folder, { recursive: true });
  expect(failure).toBeInstanceOf(MailDelayed);
  expect((failure as Error).message).toMatch(
    /^SMTP_URL: the mail server's certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS$/,
  );
  expect((failure as Error).message).not.toContain('asha');
});

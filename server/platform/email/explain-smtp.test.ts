import type net from 'node:net';
import tls from 'node:tls';
import { expect, it } from 'vitest';
import { describeSmtp } from './explain-smtp.ts';
import { EmailDelayed } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** A self-signed certificate for this test only, valid until 2119. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3JgKIkcScCs2r2tg
2/8tYQVgwvrj25+4G8w3QoZ3STuhRANCAASpJI7/Qa0cm14sD2UdWBi0xJMzNJ0/
dlqOC3KdJlUFQyMMcQcfg6UHaF/EHQ+uV9oJrzyNl6aU87RwGbQ7HVYW
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUQAvRC/UVIAm6mBdxaY6LGOb8d4cwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMTkxMjA4
MDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASpJI7/Qa0cm14sD2UdWBi0xJMzNJ0/dlqOC3KdJlUFQyMMcQcfg6UH
aF/EHQ+uV9oJrzyNl6aU87RwGbQ7HVYWo1MwUTAdBgNVHQ4EFgQUfOZVCGBOlTOM
gFd0RFwz52kjT+gwHwYDVR0jBBgwFoAUfOZVCGBOlTOMgFd0RFwz52kjT+gwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA2+Ds7SEiGBHV6HOj+NxU
fbyfIlXkZRiBY7gD8R3UCawCIDwLlgJzNBhOrOa7TPcxFGysT/1vG2WIVEG6e6Db
duHh
-----END CERTIFICATE-----`;

it.each([
  [
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED' },
    /^SMTP_URL: no mail server answers there \(ECONNREFUSED\)$/,
  ],
  [
    { code: 'EDNS', originalCode: 'ENOTFOUND' },
    /^SMTP_URL: no mail server answers there \(ENOTFOUND\)$/,
  ],
  [{ code: 'ETIMEDOUT' }, /^SMTP_URL: no mail server answers there/],
  [{ code: 'EAUTH', responseCode: 535 }, /^SMTP_URL: .* user or password \(535\)$/],
  [
    { code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' },
    /^SMTP_URL: no encrypted connection/,
  ],
  [
    { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    /^SMTP_URL: .* certificate is not trusted/,
  ],
  [
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
    /^MAIL_FROM: .* sender \(553\)$/,
  ],
])('%o names the variable to look at', (failure, line) =>
  expect(describeSmtp(failure)).toMatch(line),
);

it('returns nothing for a failure of a single message', () =>
  expect(describeSmtp({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 })).toBeNull());

it('explains a mail server with a self-signed certificate', async () => {
  const server = tls.createServer({ key, cert }, (socket) => {
    socket.on('error', () => {});
    socket.write('220 localhost\r\n');
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  const mailer = createSmtpMailer(`smtps://127.0.0.1:${port}`, {
    from: 'shop@example.in',
    host: 'example.in',
  });
  const emailMessage = {
    key: 'k',
    to: 'asha@example.in',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  const failure = await mailer.send(emailMessage).catch((error: unknown) => error);
  server.close();
  expect(failure).toBeInstanceOf(EmailDelayed);
  expect((failure as Error).message).toMatch(
    /^SMTP_URL: the mail server's certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS$/,
  );
  expect((failure as Error).message).not.toContain('asha');
});

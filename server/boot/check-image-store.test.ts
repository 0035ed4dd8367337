import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { EnvError } from '../platform/env.ts';
import { checkImageStore } from './check-image-store.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  if (server?.listening) await new Promise((done) => server?.close(done));
});

/** Starts an object storage stub with a fixed response, and returns its URL. */
async function storage(status: number, body: string): Promise<string> {
  const started = createServer((_request, response) => void response.writeHead(status).end(body));
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}
const check = (endpoint: string) =>
  checkImageStore({
    endpoint,
    bucket: 'pictures',
    accessKeyId: 'key',
    secretAccessKey: 'topmost-secret',
    region: 'auto',
    retries: 0,
    timeoutMs: 5_000,
  });
const result = async (endpoint: string) => {
  const error = await check(endpoint).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EnvError);
  const { message } = error as EnvError;
  expect(message).not.toMatch(/\n|topmost-secret/);
  return message;
};

describe('the start stops with one line for a bucket', () => {
  it.each([
    [404, 'NoSuchBucket', /^S3_BUCKET must be .* \(response 404 NoSuchBucket\)$/],
    [
      403,
      'SignatureDoesNotMatch',
      /^S3_SECRET_ACCESS_KEY must be .* \(response 403 SignatureDoesNotMatch\)$/,
    ],
    [403, 'InvalidAccessKeyId', /^S3_ACCESS_KEY_ID must be /],
    [403, 'AccessDenied', /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may list/],
    [400, 'AuthorizationHeaderMalformed', /^S3_REGION must be /],
    [500, 'InternalError', /^S3_ENDPOINT must be .* \(response 500 InternalError\)$/],
  ])('%d %s', async (status, word, line) => {
    expect(await result(await storage(status, `<Error><Code>${word}</Code></Error>`))).toMatch(
      line,
    );
  });

  it('whose URL returns an HTML page', async () =>
    expect(await result(await storage(200, '<html>'))).toMatch(
      /^S3_ENDPOINT must be .* \(response 200\)$/,
    ));

  it('whose server is unreachable', async () => {
    const endpoint = await storage(200, '');
    await new Promise((done) => server?.close(done));
    expect(await result(endpoint)).toMatch(/^S3_ENDPOINT must be .* \(ECONNREFUSED\)$/);
  });
});

it('accepts a bucket with a valid listing', async () => {
  await check(await storage(200, '<?xml version="1.0"?><ListBucketResult></ListBucketResult>'));
});

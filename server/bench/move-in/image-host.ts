import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sharp } from '../../platform/images/guarded-sharp.ts';
import { pick } from './old-shop.ts';

/**
 * The behaviour of an image by its name: 3 % are broken, 1 % redirect to this machine, 2 % are
 * slow.
 */
export function behaviourOf(name: string): 'good' | 'broken' | 'inward' | 'slow' {
  const roll = pick(`fate ${name}`, 100);
  if (roll < 3) return 'broken';
  if (roll < 4) return 'inward';
  return roll < 6 ? 'slow' : 'good';
}

/** Response time of a slow image, in ms. */
const slowMs = 2000;

/**
 * Serves the images of the fictitious shop: one photograph, made unique for each URL.
 * @param width of every image in px
 */
export async function startImageHost(width: number) {
  const noise = { type: 'gaussian' as const, mean: 140, sigma: 25 };
  const motif = await sharp({
    create: { width, height: width, channels: 3, background: '#804020', noise },
  })
    .blur(3)
    .jpeg()
    .toBuffer();
  let requests = 0;
  const server = http.createServer(async (request, response) => {
    requests += 1;
    const name = (request.url ?? '/').slice(1);
    const fate = behaviourOf(name);
    if (fate === 'broken') return void response.writeHead(404).end();
    if (fate === 'inward')
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/secret.jpg' }).end();
    if (fate === 'slow') await pause(slowMs);
    response.end(withComment(motif, name));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Inserts a comment (marker COM) after the start of a JPEG. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + Buffer.byteLength(text));
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

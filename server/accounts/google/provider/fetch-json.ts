import { IdentityError } from './identity.ts';

const timeoutMs = 5000;
const capBytes = 64 * 1024;

/**
 * Fetches JSON from the provider, without redirects, within 5 seconds and 64 KiB.
 * @throws IdentityError
 */
export async function fetchJson(
  url: string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  try {
    const reply = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new IdentityError(`status ${reply.status}`);
    const json: unknown = JSON.parse(await readCapped(reply));
    if (typeof json !== 'object' || json === null) throw new IdentityError('not an object');
    return json as Record<string, unknown>;
  } catch (error) {
    throw error instanceof IdentityError ? error : new IdentityError('no usable reply');
  }
}

async function readCapped(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream and with it the connection.
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > capBytes) throw new IdentityError('reply too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

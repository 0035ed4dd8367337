import { CourierError } from './courier-error.ts';

export type CourierRequest = {
  method?: 'GET' | 'POST';
  /** Appended to the API's base URL. */
  path: string;
  query?: Record<string, string | number>;
  /** Sent as JSON; a string is sent unchanged, with the content type `type`. */
  body?: unknown;
  type?: string;
  headers?: Record<string, string>;
  /** Timeout in ms, until the last byte of the response. */
  timeoutMs?: number;
  /** Maximum size of the response, in bytes. */
  maxBytes?: number;
};

export type CallCourier = (request: CourierRequest) => Promise<{ status: number; bytes: Buffer }>;

const defaultTimeoutMs = 8_000;
const defaultMaxBytes = 2 * 1024 * 1024;
/** Error codes of failures before any byte was sent. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Calls a courier over HTTP. Resolves for any status below 500 except 429.
 * @throws CourierError
 */
export function createCourierCaller(apiBase: string, fetcher: typeof fetch = fetch): CallCourier {
  return async ({
    method = 'GET',
    path,
    query,
    body,
    type,
    headers,
    timeoutMs,
    maxBytes = defaultMaxBytes,
  }) => {
    const url = new URL(`${apiBase}${path}`);
    for (const [name, value] of Object.entries(query ?? {}))
      url.searchParams.set(name, String(value));
    try {
      const response = await fetcher(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
        headers: {
          accept: 'application/json, application/pdf',
          ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const bytes = await readCapped(response, maxBytes);
      if (response.status === 429) throw new CourierError('unavailable', { code: 'throttled' });
      if (response.status >= 500)
        throw new CourierError('unknown', { code: `status_${response.status}` });
      return { status: response.status, bytes };
    } catch (failure) {
      throw failure instanceof CourierError ? failure : connectionError(failure);
    }
  };
}

/** The parsed JSON of a response. @throws CourierError `unknown` for invalid JSON */
export function jsonOf({ bytes }: { bytes: Buffer }): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new CourierError('unknown', { code: 'malformed', cause });
  }
}

async function readCapped(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new CourierError('unknown', { code: 'too_large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function connectionError(failure: unknown): CourierError {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new CourierError('unknown', { code: 'timeout', cause: failure });
  }
  const cause =
    failure instanceof Error ? (failure.cause as { code?: unknown } | undefined) : undefined;
  const unsent = beforeSending.has(String(cause?.code));
  return new CourierError(unsent ? 'unavailable' : 'unknown', {
    code: 'connection',
    cause: failure,
  });
}

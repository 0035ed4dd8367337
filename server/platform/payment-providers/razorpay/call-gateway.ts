import { z } from 'zod';
import { PaymentsError } from '../payments-error.ts';
import type { Breaker } from './breaker.ts';

export type GatewayCall = {
  method: 'GET' | 'POST';
  /** The path below the API's base URL; ids in it must be validated. */
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The call is authenticated by the public key only; the secret is not sent. */
  keyOnly?: true;
  /** Timeout in ms for connecting, waiting and reading together. */
  timeoutMs: number;
  /** Aborts the call earlier, for a common timeout of several calls. */
  signal?: AbortSignal | undefined;
};

/** Sends a request to the provider, and returns the validated reply. @throws PaymentsError */
export type CallGateway = <T>(call: GatewayCall, reply: z.ZodType<T>) => Promise<T>;

export type GatewayAddress = {
  apiBase: string;
  keyId: string;
  keySecret: string;
  fetch: typeof fetch;
};

const replyCapBytes = 256 * 1024;
const errorReply = z.object({
  error: z.object({ reason: z.string().nullish(), field: z.string().nullish() }),
});

/**
 * Error codes of failures before any byte was sent: the provider cannot have acted on the request.
 */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

export function createCaller(address: GatewayAddress, breaker: Breaker): CallGateway {
  const basic = (secret: string) =>
    `Basic ${Buffer.from(`${address.keyId}:${secret}`).toString('base64')}`;
  const [full, keyOnly] = [basic(address.keySecret), basic('')];

  return async (call, reply) => {
    breaker.enter();
    let result: { status: number; retryAfter: string | null; text: string };
    try {
      result = await exchange(address, call.keyOnly ? keyOnly : full, call);
    } catch (failure) {
      breaker.failed();
      throw failure instanceof PaymentsError ? failure : connectionFailure(failure);
    }
    if (result.status >= 500) {
      breaker.failed();
      throw new PaymentsError('unknown', `The payment provider answered ${result.status}`, {
        status: result.status,
        reason: 'server_error',
        ...waitRequested(result.retryAfter),
      });
    }
    if (result.status < 200 || result.status > 299) {
      breaker.succeeded();
      throw rejection(result);
    }
    const parsed = reply.safeParse(asJson(result.text));
    if (!parsed.success) {
      breaker.failed();
      throw new PaymentsError('unknown', 'The payment provider sent a reply that cannot be read', {
        status: result.status,
        reason: 'malformed',
      });
    }
    breaker.succeeded();
    return parsed.data;
  };
}

async function exchange(
  { apiBase, fetch }: GatewayAddress,
  authorization: string,
  call: GatewayCall,
) {
  const url = new URL(`${apiBase}${call.path}`);
  for (const [name, value] of Object.entries(call.query ?? {}))
    url.searchParams.set(name, String(value));
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const response = await fetch(url, {
    method: call.method,
    redirect: 'error',
    signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
    headers: {
      accept: 'application/json',
      authorization,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const text = await readCapped(response, replyCapBytes);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
}

function connectionFailure(failure: unknown): PaymentsError {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new PaymentsError('unknown', 'The payment provider did not answer in time', {
      reason: 'timeout',
      cause: failure,
    });
  }
  const cause =
    failure instanceof Error ? (failure.cause as { code?: unknown } | undefined) : undefined;
  const unsent = beforeSending.has(String(cause?.code));
  return new PaymentsError(
    unsent ? 'unavailable' : 'unknown',
    'The connection to the payment provider failed',
    {
      reason: 'connection',
      cause: failure,
    },
  );
}

function rejection({
  status,
  retryAfter,
  text,
}: {
  status: number;
  retryAfter: string | null;
  text: string;
}): PaymentsError {
  if (status === 429) {
    return new PaymentsError('unavailable', 'The payment provider asks us to slow down', {
      status,
      reason: 'throttled',
      ...waitRequested(retryAfter),
    });
  }
  const error = errorReply.safeParse(asJson(text)).data?.error;
  const details = {
    status,
    ...(error?.reason && { reason: error.reason }),
    ...(error?.field && { field: error.field }),
  };
  // 409: a request with the same idempotency key is in progress, so its outcome is unknown.
  const kind = status === 409 ? 'unknown' : 'refused';
  return new PaymentsError(
    kind,
    `The payment provider refused the request with ${status}`,
    details,
  );
}

/** `Retry-After` in ms, from seconds or an HTTP date. */
function waitRequested(retryAfter: string | null): { retryAfterMs?: number } {
  if (!retryAfter) return {};
  const ms = /^\d{1,6}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? { retryAfterMs: ms } : {};
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a response as text, up to `capBytes`: a faulty server must not fill the memory.
 * @throws PaymentsError `unknown`, reason `too_large`
 */
async function readCapped(response: Response, capBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream and with it the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > capBytes) {
      throw new PaymentsError('unknown', 'The payment provider sent a reply that is too large', {
        status: response.status,
        reason: 'too_large',
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import type { FastifyReply, FastifyRequest } from 'fastify';

const passed = ['authorization', 'content-type', 'accept', 'x-refund-idempotency', 'origin'];
const largestBody = 256 * 1024;

/**
 * Forwards a request over HTTP to the process that owns the sandbox's data.
 * @returns false when that process is unreachable; no response has been sent then and the body is
 * still unread
 */
export async function forward(
  home: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (
    !(await fetch(`${home}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (r) => r.ok,
      () => false,
    ))
  )
    return false;
  const headers = Object.fromEntries(
    passed.flatMap((name) =>
      request.headers[name] ? [[name, String(request.headers[name])]] : [],
    ),
  );
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? undefined : await readBody(request);
  const response = await fetch(`${home}${request.raw.url}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body ? { body } : {}),
  });
  reply.code(response.status);
  for (const name of ['content-type', 'cache-control', 'retry-after', 'content-security-policy']) {
    const value = response.headers.get(name);
    if (value) reply.header(name, value);
  }
  await reply.send(Buffer.from(await response.arrayBuffer()));
  return true;
}

async function readBody(request: FastifyRequest): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.raw) {
    size += part.length;
    if (size > largestBody) break;
    parts.push(part);
  }
  return Buffer.from(Buffer.concat(parts));
}

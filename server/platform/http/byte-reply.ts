import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Header = [name: string, value: string];

/** One encoding of a reply: what is written, to the last byte. */
type Form = {
  /** Null where the address changes with the bytes. */
  etag: string | null;
  /** Names and values in turn, as Node writes them. */
  head: string[];
  /** The same for a caller who has these bytes already. */
  unchanged: string[];
  /** Null for the bytes as they are where they are kept compressed: few ask for them, and they would take the most room. */
  body: Buffer | null;
  /** Those of a null body, for as long as the memory is not needed. */
  unpacked?: WeakRef<Buffer>;
};

/** A reply that is the same for everyone who asks: bytes in every encoding that browsers know, and fixed headers. */
export type ByteReply = {
  status: number;
  /** The best first. */
  forms: [encoding: string, form: Form][];
  identity: Form;
  /** Bytes that it takes to keep it. */
  size: number;
};

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
// Node 20 knows no zstd; browsers that do know brotli, too.
const zstd = zlib.zstdCompress ? promisify(zlib.zstdCompress) : null;
/** It is done once for all who ask, in threads of its own. */
const brotliQuality = 6;
/** Shorter bodies are sent as they are. */
const threshold = 1024;

/** Makes a reply once for all. Its tags are strong: each encoding has one of its own, which its headers are part of. */
export async function byteReply(status: number, headers: readonly Header[], text: string): Promise<ByteReply> {
  const body = Buffer.from(text);
  const hash = createHash('sha256')
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest('base64url');
  const all: readonly Header[] = [...headers, ['vary', 'accept-encoding']];
  const encoded = body.length < threshold ? [] : await encode(body);
  const forms = encoded.map(
    ([name, bytes]) => [name, formOf(all, `"${hash.slice(0, 27)}-${name}"`, name, bytes)] as [string, Form],
  );
  const plain = formOf(all, `"${hash.slice(0, 27)}"`, null, body);
  const identity = forms.length > 0 ? { ...plain, body: null } : plain;
  const length = forms.reduce((sum, [, form]) => sum + sizeOf(form), sizeOf(identity));
  return { status, forms, identity, size: length };
}

/** A file as it was built and compressed, under an address that changes with its bytes: such a reply needs no tag. */
export function fileReply(
  headers: readonly Header[],
  { plain, br, gzip }: { plain: Buffer; br: Buffer | null; gzip: Buffer | null },
): ByteReply {
  const all: readonly Header[] = [...headers, ['vary', 'accept-encoding']];
  const forms: [string, Form][] = [];
  if (br) forms.push(['br', formOf(all, null, 'br', br)]);
  if (gzip) forms.push(['gzip', formOf(all, null, 'gzip', gzip)]);
  const identity = formOf(all, null, null, plain);
  if (gzip) identity.body = null;
  return { status: 200, forms, identity, size: forms.reduce((sum, [, form]) => sum + sizeOf(form), sizeOf(identity)) };
}

async function encode(body: Buffer): Promise<[string, Buffer][]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const made = async (name: string, bytes: Promise<Buffer>) => [name, alone(await bytes)] as [string, Buffer];
  return Promise.all([
    made('br', brotli(body, { params })),
    ...(zstd ? [made('zstd', zstd(body))] : []),
    made('gzip', gzip(body)),
  ]);
}

/** The same bytes in memory of their own: what zlib returns lies in a chunk of 64 KB, all of which would be kept with it. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The body of a form; taken out of gzip for those who ask for the bytes as they are, a third of a millisecond for a page. */
function bodyOf({ forms }: ByteReply, form: Form): Buffer {
  const known = form.body ?? form.unpacked?.deref();
  if (known) return known;
  const unpacked = zlib.gunzipSync(forms.find(([name]) => name === 'gzip')![1].body!);
  form.unpacked = new WeakRef(unpacked);
  return unpacked;
}

function formOf(headers: readonly Header[], etag: string | null, encoding: string | null, body: Buffer): Form {
  const kept = headers.flat();
  const about = headers.filter(([name]) => name !== 'content-type').flat();
  const tag = etag === null ? [] : ['etag', etag];
  return {
    etag,
    head: [...kept, ...tag, ...(encoding ? ['content-encoding', encoding] : []), 'content-length', String(body.length)],
    unchanged: [...about, ...tag],
    body,
  };
}

/** What a form takes: its bytes, and its headers as strings that nothing else holds. */
function sizeOf({ head, unchanged, body }: Form): number {
  return [...head, ...unchanged].reduce((sum, text) => sum + 16 + text.length, body?.length ?? 0);
}

/**
 * What is answered to this request: a form, and whether the caller has it already. Of the reply to a call with a body nobody
 * keeps a copy that could be unchanged.
 */
function formFor(
  reply: ByteReply,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): { form: Form; unchanged: boolean } {
  const known = method === 'GET' || method === 'HEAD' ? headers['if-none-match'] : undefined;
  const had = known === undefined ? undefined : findTag(reply, known);
  return had
    ? { form: had, unchanged: true }
    : { form: chooseForm(reply, headers['accept-encoding']), unchanged: false };
}

/** A strong tag that a proxy made weak on the way still counts: If-None-Match compares weakly. */
function findTag({ forms, identity }: ByteReply, known: string): Form | undefined {
  if (known.trim() === '*') return identity;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = ({ etag }: Form) => etag !== null && tags.includes(etag);
  return isKnown(identity) ? identity : forms.find(([, form]) => isKnown(form))?.[1];
}

function chooseForm({ forms, identity }: ByteReply, accepted: string | string[] | undefined): Form {
  if (accepted === undefined || forms.length === 0) return identity;
  const names = encodingsOf(String(accepted));
  return forms.find(([name]) => names.has(name))?.[1] ?? identity;
}

/** Browsers send a handful of lists of encodings: each is read once. */
const read = new Map<string, Set<string>>();
const mostRead = 100;

/** The encodings that a caller takes; `*` and preferences among them are not weighed, a refusal (`q=0`) is heard. */
function encodingsOf(accepted: string): Set<string> {
  const known = read.get(accepted);
  if (known) return known;
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...rest]) => !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name = '']) => name);
  const found = new Set(names);
  if (read.size < mostRead) read.set(accepted, found);
  return found;
}

/** Writes the reply, or that it is unchanged, past everything that other replies meet. @returns the status */
export function writeByteReply(reply: ByteReply, request: IncomingMessage, response: ServerResponse): number {
  const { form, unchanged } = formFor(reply, request);
  if (unchanged) {
    response.writeHead(304, form.unchanged).end();
    return 304;
  }
  response.writeHead(reply.status, form.head);
  if (request.method === 'HEAD') response.end();
  else response.end(bodyOf(reply, form));
  return reply.status;
}

/** The same through Fastify, whose hooks the request has met. */
export function sendByteReply(request: FastifyRequest, reply: FastifyReply, made: ByteReply): FastifyReply {
  const { form, unchanged } = formFor(made, request);
  const head = unchanged ? form.unchanged : form.head;
  for (let at = 0; at < head.length; at += 2) reply.header(head[at]!, head[at + 1]);
  return unchanged ? reply.code(304).send() : reply.code(made.status).send(bodyOf(made, form));
}

/** What hooks have set before a reply is made: the same for every request. */
export function headersSoFar(reply: FastifyReply): Header[] {
  return Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
}

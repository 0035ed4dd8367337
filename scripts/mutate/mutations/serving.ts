// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const pages = ['server/pages/pages.int.test.ts'];
const catalogue = ['server/catalogue/catalogue-cache.test.ts'];
const changes = ['server/platform/cache/changes.test.ts'];
const cache = ['server/platform/cache/cache.test.ts'];
const uploads = ['server/admin/products/uploads.int.test.ts'];
const repeated = ['server/platform/http/find-repeated-key.test.ts'];
const metrics = ['server/platform/http/metrics.test.ts'];

/** Caching of pages and requests, headers, rate limits. */
export const serving = [
  ...of(
    'server/platform/cache/changes.ts',
    [...changes, ...catalogue],
    [
      [
        "another process's edit is not seen",
        'age < checkEveryMs;',
        'age < Number.POSITIVE_INFINITY;',
      ],
      [
        'what nobody told of is missed',
        'const isBehind = version > (applied ?? version);',
        'const isBehind = false;',
      ],
      ['a change touches all', 'return changed.some((tag) => used.includes(tag));', 'return true;'],
      [
        'what shows everything outlives changes',
        'changed.includes(everything) || used.includes(everything)',
        'changed.includes(everything)',
      ],
      [
        'what is too old to tell counts as untouched',
        'if (moment < (recent[0]?.at ?? 1) - 1) return true;',
        '',
      ],
    ],
  ),
  ...of('server/platform/cache/cache.ts', cache, [
    ['what a change overtook is kept', ' && !changes.invalidatedAfter(start, tags)', ''],
    [
      'the old one is answered for ever',
      'if (!entry.make || now() - entry.staleAt > staleMs) return null;',
      'if (!entry.make) return null;',
    ],
    ['a page of yesterday is answered', 'entry.day !== day()', 'false'],
    ['a render that began before a change is joined', 'running?.startedAt === start', 'running'],
    ['what is kept is not bounded', '+ Math.ceil(size)', ''],
  ]),
  ...of(
    'server/platform/http/serve-cached.ts',
    ['server/catalogue/cached-responses.int.test.ts'],
    [
      [
        'every list is the same list',
        'JSON.stringify([params, given])',
        'JSON.stringify([params])',
      ],
    ],
  ),
  ...of(
    'server/reservations/stock-queries.ts',
    ['server/pages/cached-pages.int.test.ts'],
    [
      [
        'a page does not hear that the last piece is sold',
        'if (published(stock) !== published(stock - change)) invalidateOnCommit(presentationOf(productId));',
        '',
      ],
      [
        'every order makes pages anew',
        'if (published(stock) !== published(stock - change)) invalidateOnCommit',
        'invalidateOnCommit',
      ],
    ],
  ),
  ...of('server/pages/assets.ts', pages, [
    [
      'files of the build are fetched again each time',
      "['cache-control', 'public, max-age=31536000, immutable']",
      "['cache-control', 'no-cache']",
    ],
  ]),
  ...of(
    'server/platform/http/byte-reply.ts',
    ['server/pages/same-bytes.int.test.ts', ...pages],
    [
      ['a refused encoding is sent', '/^q=0(?:\\.0*)?$/', '/^q=none$/'],
      ['a tag that a proxy made weak is not known', ".replace(/^W\\//, '')", ''],
      ['every encoding has the same tag', '-${name}"`, name, bytes', '"`, name, bytes'],
    ],
  ),
  ...of(
    'server/platform/http/fast-path.ts',
    ['server/pages/same-bytes.int.test.ts'],
    [
      [
        'kept pages are not counted',
        'app.countReply(request.method, route, status, (performance.now() - started) / 1000);',
        'void begun;',
      ],
    ],
  ),
  ...of(
    'server/pages/renderer.ts',
    ['server/pages/renderer.test.ts'],
    [
      [
        'scripts that the page did not write are allowed',
        'if (attributes.includes(` nonce="${mark}"`)) ',
        '',
      ],
    ],
  ),
  ...of('server/pages/content-security-policy.ts', pages, [
    ['any script runs', '[...hashes, "\'strict-dynamic\'", ...script]', '["\'unsafe-inline\'"]'],
    ['any site frames the shop', '"frame-ancestors \'none\'",', ''],
  ]),
  ...of(
    'server/platform/http/headers.ts',
    ['server/platform/http/headers.int.test.ts'],
    [
      ['browsers forget TLS', 'hsts: https ? hsts : false', 'hsts: false'],
      ['replies may be framed', "frameguard: { action: 'deny' }", 'frameguard: false'],
    ],
  ),
  ...of(
    'server/platform/http/origin.ts',
    ['server/platform/http/origin.int.test.ts'],
    [
      ['any origin writes', 'return allowed.includes(from);', 'return true;'],
      [
        'a form without an origin writes',
        "return !isForm(request.headers['content-type']);",
        'return true;',
      ],
      ['a cross-site request writes', "if (site === 'cross-site') return false;", ''],
      ['forms with capitals pass', '.trimStart().toLowerCase()', '.trimStart()'],
    ],
  ),
  ...of('server/platform/http/metrics.ts', metrics, [
    [
      'any token opens the figures',
      'return timingSafeEqual(hash(given), hash(token));',
      'return given !== hash(token).toString();',
    ],
    ['the figures are public', 'token === undefined && !isForOwnMachine(request)', 'false'],
  ]),
  ...of(
    'server/platform/http/own-machine.ts',
    ['server/platform/http/own-machine.test.ts'],
    [['a proxied visitor is this machine', ' && !isForwarded(headers)', '']],
  ),
  ...of(
    'server/platform/http/pipelining.ts',
    ['server/platform/http/pipelining.test.ts'],
    [['a client may send any number of requests ahead', 'queue.length < maxPipelined', 'true']],
  ),
  ...of('server/platform/http/find-repeated-key.ts', repeated, [
    [
      'escaped names are other names',
      "token.includes('\\\\') ? (JSON.parse(token) as string) : token.slice(1, -1)",
      'token.slice(1, -1)',
    ],
  ]),
  ...of(
    'server/platform/http/rate-limit.ts',
    ['server/platform/http/rate-limit.test.ts'],
    [
      [
        'a refusal does not say when to come back',
        'retryAfter: Math.ceil(ttl / 1000)',
        'retryAfter: 0',
      ],
    ],
  ),
  ...of(
    'server/boot/app.ts',
    ['server/platform/http/input.int.test.ts', 'server/platform/http/rate-limit.int.test.ts'],
    [
      [
        'addresses that a client writes itself count',
        'hop < env.TRUST_PROXY',
        'hop <= env.TRUST_PROXY',
      ],
      ['bodies have no limit', 'bodyLimit: 64 * 1024', 'bodyLimit: 64 * 1024 * 1024'],
      ['a parameter given twice counts once', 'key in query ? [value] : value', 'value'],
    ],
  ),
  ...of(
    'server/platform/http/errors.ts',
    ['server/platform/http/errors.test.ts'],
    [
      [
        'errors are kept by caches',
        "    .header('cache-control', 'no-store')\n    .type('application/json')",
        "    .type('application/json')",
      ],
      ['a busy database is a fault of the shop', 'if (isDatabaseBusy(error))', 'if (false)'],
    ],
  ),
  ...of('server/platform/http/read-form.ts', uploads, [
    [
      'a field is given twice',
      "if (part.fieldname in fields) throw reject(part.fieldname, errorMessage('field_given_twice'));",
      '',
    ],
    ['six pictures are taken', 'if (files.length > form.files)', 'if (false)'],
    [
      'files of any size together are taken',
      'if (total > form.totalBytes) throw',
      'if (false) throw',
    ],
    [
      'a file comes under any name',
      "if (part.fieldname !== form.fileField) throw reject(part.fieldname, errorMessage('file_unexpected'));",
      '',
    ],
  ]),
  ...of(
    'server/boot/app.ts',
    ['server/boot/endpoints.int.test.ts'],
    [
      [
        'the shop of the tests answers undeclared codes',
        "{ strict: env.NODE_ENV !== 'production' }",
        '{}',
      ],
    ],
  ),
  ...of(
    'server/platform/http/errors.ts',
    ['server/platform/http/errors.test.ts'],
    [
      [
        'a code that no endpoint declares passes the tests',
        'const final = undeclared && strict ?',
        'const final = false ?',
      ],
      [
        'an undeclared code is not logged',
        'if (undeclared) request.log.error({ failure: failure.code }, undeclared);',
        '',
      ],
    ],
  ),
];

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const profile = 'server/accounts/profile.int.test.ts';
const personal = 'server/privacy/personal-data.int.test.ts';
const factor = ['server/accounts/second-factor/second-factor.int.test.ts'];
const seal = ['server/accounts/second-factor/encrypt-secret.test.ts'];
const access = [
  'server/boot/access.int.test.ts',
  'server/admin/access.int.test.ts',
  'server/admin/tokens/tokens.int.test.ts',
];

/** The second factor, and permissions to view and change data. */
export const permissions = [
  ...of('server/accounts/second-factor/check-code.ts', factor, [
    [
      'codes are guessed without limit',
      'if ((await countAttempt(db, key, codeRule)) === null) {',
      'if (false) {',
    ],
    [
      'a code works twice',
      'return step !== null && takeStep(deps.db, user.id, step);',
      'return step !== null;',
    ],
    [
      'a factor that is not proven asks',
      '(await findSecondFactor(db, userId))?.confirmedAt',
      'await findSecondFactor(db, userId)',
    ],
  ]),
  ...of(
    'server/accounts/second-factor/totp.ts',
    ['server/accounts/second-factor/totp.test.ts'],
    [
      ['codes of ten minutes ago work', 'const window = 1;', 'const window = 20;'],
      [
        'the step of an older code is the present one',
        'Math.floor(now / 1000 / period) + delta',
        'Math.floor(now / 1000 / period)',
      ],
    ],
  ),
  ...of('server/accounts/second-factor/queries.ts', factor, [
    ['an older code works after a newer', 'lt(secondFactors.lastStep, step)', 'sql`true`'],
    [
      'a recovery code works twice',
      'eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))\n    .returning',
      'eq(recoveryCodes.hash, hash)))\n    .returning',
    ],
    [
      "another's recovery code works",
      'eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)',
      'eq(recoveryCodes.hash, hash)',
    ],
    ['a proven factor is replaced', 'setWhere: isNull(secondFactors.confirmedAt),', ''],
  ]),
  ...of('server/platform/secrets/encrypt.ts', seal, [
    [
      "another account's secret opens",
      '.setAAD(Buffer.from(subject))\n      .setAuthTag',
      '.setAuthTag',
    ],
  ]),
  ...of(
    'server/accounts/actor.ts',
    ['server/accounts/one-time-password.int.test.ts', ...access],
    [
      [
        'a one-time password administers',
        "if (actor.mustChangePassword) throw new ShopError('password_change_needed');",
        '',
      ],
      [
        'a user administers',
        "if (actor.role !== 'admin') throw new ShopError('admin_required');",
        '',
      ],
    ],
  ),
  ...of(
    'server/accounts/access-plugin.ts',
    ['server/accounts/access-plugin.test.ts', ...access],
    [
      [
        'routes for administrators are for all',
        "if (required === 'admin') await admitAdmin(request, actor);",
        "if (required === 'admin') requireMember(actor);",
      ],
      ['every administrator does everything', '    requireAdminRole(admin, call);\n', ''],
      ['a token opens every call of its creator', '    requireScope(admin, call);\n', ''],
      [
        'a route may forget to say who may call it',
        'if (!declared) throw new Error(`The route ${String(method)} ${url} declares no access.`);',
        'if (!declared) return;',
      ],
      ['personal replies are kept by caches', "reply.header('cache-control', 'no-store');", ';'],
    ],
  ),
  ...of(
    'server/accounts/addresses/queries.ts',
    ['server/accounts/addresses/addresses.int.test.ts'],
    [
      [
        'everyone sees all addresses',
        'from(addresses).where(eq(addresses.userId, userId)).orderBy',
        'from(addresses).orderBy',
      ],
    ],
  ),
  ...of(
    'server/accounts/addresses/change-addresses.ts',
    ['server/accounts/addresses/addresses.int.test.ts'],
    [
      [
        'one more address is kept',
        'rows.length >= limits.addressesPerUser',
        'rows.length > limits.addressesPerUser',
      ],
      [
        'an address is changed by an old list',
        "if (version !== undefined && version !== versionOf(rows)) throw new ShopError('stale_edit');",
        '',
      ],
    ],
  ),
  ...of(
    'server/kundli/queries.ts',
    ['server/kundli/kundli.int.test.ts', 'server/kundli/provider.int.test.ts'],
    [
      [
        "another's birth is removed",
        'and(eq(savedKundlis.id, id), eq(savedKundlis.userId, userId))',
        'eq(savedKundlis.id, id)',
      ],
      [
        'births are kept without limit',
        'where user_id = ${row.userId}) < ${max}',
        'where user_id = ${row.userId}) < 1000',
      ],
      [
        "everyone's births are shown",
        '.where(eq(savedKundlis.userId, userId))\n    .orderBy',
        '.orderBy',
      ],
      ['an old chart is kept', ', sql`${kundliCache.validUntil} > now()`', ''],
    ],
  ),
  ...of(
    'server/privacy/delete-account.ts',
    [personal, profile],
    [
      [
        'an account is deleted without its password',
        'if (user.passwordHash)\n    await verifyOwnPassword',
        'if (false) await verifyOwnPassword',
      ],
      [
        'an administrator deletes the own account',
        "if (role === 'admin') throw",
        'if (false) throw',
      ],
    ],
  ),
];

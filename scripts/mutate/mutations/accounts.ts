// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const sessions = 'server/accounts/sessions.int.test.ts';
const failedLogins = 'server/accounts/failed-logins.int.test.ts';
const recovery = 'server/accounts/recovery.int.test.ts';
const profile = 'server/accounts/profile.int.test.ts';
const personal = 'server/privacy/personal-data.int.test.ts';
const factor = ['server/accounts/second-factor/second-factor.int.test.ts'];
const administrators = 'server/admin/team/administrators.int.test.ts';

/** Login: sessions, passwords, mailed links, rate limits. */
export const accounts = [
  ...of(
    'server/accounts/sessions/start-session.ts',
    ['server/admin/customers/customers.int.test.ts'],
    [
      [
        'a blocked customer logs in',
        "if (now.role === 'user') await rejectBlocked(tx, now.email);",
        '',
      ],
    ],
  ),
  ...of(
    'server/checkout/create-order.ts',
    ['server/admin/customers/customers.int.test.ts'],
    [
      [
        'a blocked customer orders',
        'if (contact.email) await rejectBlocked(deps.db, contact.email);',
        '',
      ],
    ],
  ),
  ...of(
    'server/accounts/log-in.ts',
    [sessions, failedLogins, ...factor],
    [
      [
        'any password opens',
        'return matches && found?.role === input.role;',
        'return found?.role === input.role;',
      ],
      [
        "a user comes in by the administrators' door",
        'return matches && found?.role === input.role;',
        'return matches;',
      ],
      [
        'no code is asked for',
        "if (found.role === 'admin') await requireCode(deps, actor, found, input.code);",
        '',
      ],
      ['a wrong code opens', 'if (await checkCode(deps, actor, user, code)) return;', 'return;'],
    ],
  ),
  ...of(
    'server/platform/http/network-of.ts',
    ['server/platform/http/network-of.test.ts'],
    [['an IPv6 customer has any number of addresses', '.slice(0, 4)', '.slice(0, 8)']],
  ),
  ...of(
    'server/accounts/throttle.ts',
    [sessions, failedLogins],
    [
      [
        'guesses at one account from one address are not limited',
        'if ((await countAttempt(db, pairKey, perAccountAndAddress)) === null) {',
        'if (false) {',
      ],
      [
        'guesses from one address are not limited',
        'if ((await countAttempt(db, networkKey, perAddress)) === null) {',
        'if (false) {',
      ],
      ['a right password counts as a wrong one', 'await deleteAttempts(db, pairKey);', ''],
    ],
  ),
  ...of(
    'server/accounts/revoke-logins.ts',
    [recovery, 'server/accounts/stranger.int.test.ts'],
    [
      ['sessions outlive a new password', 'await deleteSessionsOf(tx, userId, exceptSession);', ''],
      ['a number outlives a new password', 'await deletePhoneOf(tx, userId);', ''],
    ],
  ),
  ...of(
    'server/accounts/verify-mailbox.ts',
    [recovery, 'server/accounts/stranger.int.test.ts'],
    [
      [
        'a link sets two passwords',
        "if (used?.userId !== user.id || used.email !== user.email) throw new ShopError('token_invalid');",
        '',
      ],
    ],
  ),
  ...of(
    'server/orders/my-orders-queries.ts',
    ['server/orders/orders.int.test.ts', profile],
    [
      [
        "everyone's orders are one's own",
        ".where(and(eq(orders.userId, userId), ne(orders.status, 'expired')))\n    .orderBy",
        ".where(ne(orders.status, 'expired'))\n    .orderBy",
      ],
    ],
  ),
  ...of(
    'server/privacy/delete-account.ts',
    [personal, profile],
    [['a deleted account keeps its addresses', 'await deleteAddressesOf(tx, user.id);', '']],
  ),
  ...of(
    'server/accounts/sessions/queries.ts',
    [sessions, failedLogins, profile],
    [
      [
        'a session never ends',
        'sql`${sessions.expiresAt} > now()`,\n    sql`${sessions.lastSeenAt}',
        'sql`${sessions.lastSeenAt}',
      ],
      [
        'an idle session lives',
        'sql`${sessions.lastSeenAt} > now() - make_interval(secs => ${allowed})`,',
        '',
      ],
      [
        'administrators may be idle as long as users',
        'then ${idle.admin}::int',
        'then ${idle.user}::int',
      ],
      ['a deleted account stays logged in', 'isNull(users.deletedAt),', ''],
      [
        'logging out ends no session',
        'delete(sessions).where(eq(sessions.tokenHash, tokenHash))',
        "delete(sessions).where(eq(sessions.tokenHash, ''))",
      ],
      [
        "ending one's sessions ends everyone's",
        'and(eq(sessions.userId, userId), except',
        'and(except',
      ],
    ],
  ),
  ...of(
    'server/accounts/sessions/find-session.ts',
    [sessions, failedLogins],
    [
      ['an administrator is logged in for a month', 'admin: 12 * 3600', 'admin: 30 * 86_400'],
      ['an administrator may be idle for a day', 'admin: 30 * 60', 'admin: 24 * 3600'],
      [
        'a session in use is idle',
        'if (found.idleFor > 60) await touchSession(deps.db, sessionHash);',
        '',
      ],
    ],
  ),
  ...of(
    'server/accounts/sessions/start-session.ts',
    [sessions, failedLogins, profile],
    [
      [
        'a planted session stays',
        "if (actor.role !== 'guest') await deleteSession(tx, actor.sessionHash);",
        '',
      ],
      ['a password that changed meanwhile opens', ' || now.passwordHash !== user.passwordHash', ''],
      ['the database keeps the token itself', 'tokenHash: hashToken(token)', 'tokenHash: token'],
    ],
  ),
  ...of(
    'server/accounts/sessions/session-plugin.ts',
    [sessions, failedLogins],
    [
      [
        'scripts read the session',
        "path: '/', httpOnly: true, sameSite",
        "path: '/', httpOnly: false, sameSite",
      ],
      ['other sites send the session', "sameSite: 'lax'", "sameSite: 'none'"],
      ['the session travels without TLS', 'secure: options.secure }', 'secure: false }'],
      ['the cookie has no prefix', "'__Host-sid'", "'sid'"],
      ['an ended session keeps its cookie', 'if (revoked.has(request) &&', 'if (false &&'],
    ],
  ),
  ...of(
    'server/accounts/throttle.ts',
    [sessions, failedLogins],
    [
      [
        'six wrong passwords are free',
        'const perAccountAndAddress = { limit: 5,',
        'const perAccountAndAddress = { limit: 6,',
      ],
      [
        'one address guesses at any number of accounts',
        'const perAddress = { limit: 20,',
        'const perAddress = { limit: 20_000,',
      ],
      [
        'an account is guessed at from everywhere without a pause',
        'if (excess > 0) await pause(',
        'if (false) await pause(',
      ],
      [
        'work that failed counts',
        'await returnAttempt(deps.db, key);\n    throw error;',
        'throw error;',
      ],
    ],
  ),
  ...of(
    'server/accounts/attempt-queries.ts',
    [sessions, failedLogins, recovery, ...factor],
    [
      [
        'any number of attempts is counted as free',
        'setWhere: sql`${attempts.count} < ${limit}::int or ${over}`,',
        '',
      ],
      ['delays do not grow', '* power(2, least(${attempts.count} + 1 - ${limit}::int, 20))', ''],
      ['one attempt more is free', 'row && row.count >= limit ?', 'row && row.count > limit ?'],
    ],
  ),
  ...of(
    'server/accounts/password-hash.ts',
    ['server/accounts/password-hash.test.ts'],
    [
      [
        'an account without a password opens',
        'return matches && own !== null;',
        'return matches || own === null;',
      ],
      [
        'passwords are compared as they were typed',
        'hash(password.normalize(), {',
        'hash(password, {',
      ],
      [
        'waiting has no end',
        'availableParallelism(), 30_000, 100)',
        'availableParallelism(), 30_000)',
      ],
    ],
  ),
  ...of(
    'server/accounts/change-password.ts',
    [profile, 'server/accounts/one-time-password.int.test.ts'],
    [
      [
        'a password changes without the old one',
        "await verifyOwnPassword(deps, actor, user, { field: 'currentPassword', password: input.currentPassword });",
        '',
      ],
      ['other sessions outlive a changed password', 'await deleteSessionsOf(tx, user.id);', ''],
      [
        'a one-time password is kept',
        'if (input.newPassword === input.currentPassword) throw samePassword();',
        '',
      ],
    ],
  ),
  ...of(
    'server/accounts/token-queries.ts',
    ['server/accounts/token-queries.int.test.ts', recovery, administrators],
    [
      [
        'a link works twice',
        'and(isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`))',
        'gt(tokens.expiresAt, sql`now()`)',
      ],
      [
        'a link never ends',
        'and(isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`))',
        'isNull(tokens.usedAt)',
      ],
      [
        'a link opens what it was not made for',
        'and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), active))\n    .returning',
        'and(eq(tokens.hash, hash), living))\n    .returning',
      ],
    ],
  ),
  ...of(
    'server/orders/my-orders-queries.ts',
    [recovery, profile, personal, 'server/orders/orders.int.test.ts'],
    [
      ['a proven address adopts orders of other accounts', 'isNull(orders.userId), ', ''],
      [
        'a proven address adopts unpaid baskets',
        ", notInArray(orders.status, ['created', 'expired'])",
        '',
      ],
    ],
  ),
  ...of(
    'server/accounts/require-invitation.ts',
    [administrators],
    [
      ['an invitation outlives the right of its issuer', ' || !(await mayInvite(db, found))', ''],
      ["another's invitation is taken", 'found?.email !== emailKey(email) ||', '!found ||'],
    ],
  ),
];

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const bookings = ['server/healers/bookings.int.test.ts'];
const outbox = ['server/platform/outbox/outbox.int.test.ts'];
const mailers = ['server/platform/email/mailers.test.ts'];
const emails = ['server/platform/email/emails.test.ts'];
const _kept = ['server/platform/cache/cache.test.ts'];
const guard = ['server/platform/csv/guard-cell.test.ts'];
const images = ['server/platform/images/decode-image.test.ts'];
const link = ['server/platform/email/link-token.test.ts'];

/** Bookings, jobs, emails, escaping, uploads. */
export const edges = [
  ...of('server/healers/own-booking.ts', bookings, [
    [
      "another's session is one's own",
      "const owns = row.ownerKey === actor.ownerKey || (actor.role === 'user' && row.userId === actor.id);",
      'const owns = true;',
    ],
    ['any secret opens a session', 'isSame(hashToken(token), row.tokenHash)', 'true'],
  ]),
  ...of('server/healers/cancel-booking.ts', bookings, [
    [
      'a session is cancelled twice',
      "if (row.status === 'cancelled') return presentBooking(tx, row, locale);",
      '',
    ],
    [
      'a session that has begun is cancelled',
      "if (row.startsAt.getTime() <= now) throw new ShopError('booking_state');",
      '',
    ],
  ]),
  ...of('server/healers/reschedule-booking.ts', bookings, [
    ['a cancelled session is moved', "row.status !== 'booked' || ", ''],
    [
      'a taken slot is an error of the shop',
      "if (isUniqueViolation(error)) throw new ShopError('slot_taken');",
      '',
    ],
  ]),
  ...of('server/healers/create-booking.ts', bookings, [
    [
      'a healer who is away is booked for a chat',
      "if (mode === 'chat' && !(await isOnline(deps.db, healerId))) throw new ShopError('healer_offline');",
      '',
    ],
    [
      'a taken slot is booked',
      "if (!before) throw new ShopError('slot_taken');",
      'if (!before) return null as never;',
    ],
  ]),
  ...of('server/healers/record-payment.ts', bookings, [
    [
      'a sum noted meanwhile is overwritten',
      'if (previous !== undefined && toPaise(previous) !== row.paidPaise) {',
      'if (false) {',
    ],
    [
      'a cancelled session is paid',
      "if (row.status !== 'booked') throw new ShopError('booking_state');",
      '',
    ],
  ]),
  ...of('server/healers/list-slots.ts', bookings, [
    ['taken slots are offered', ' && !starts.has(slotStartMs(date, time))', ''],
  ]),
  ...of(
    'server/healers/queries.ts',
    [...bookings, 'server/healers/remind-of-sessions.int.test.ts'],
    [
      [
        'cancelled sessions are called to mind',
        "eq(bookings.status, 'booked'), gt(bookings.startsAt, after), lte(",
        'gt(bookings.startsAt, after), lte(',
      ],
      [
        'cancelled sessions take their slot',
        "eq(bookings.healerId, healerId),\n        eq(bookings.status, 'booked'),",
        'eq(bookings.healerId, healerId),',
      ],
    ],
  ),
  ...of(
    'server/platform/jobs/repeat.ts',
    ['server/platform/jobs/repeat.test.ts'],
    [
      ['a job runs once only', 'while (!stop.signal.aborted) {', 'if (!stop.signal.aborted) {'],
      [
        'a failure ends the loop',
        "if (!stop.signal.aborted) log.error({ err: error, job: name }, 'job failed');",
        'throw error;',
      ],
      [
        'a failure is not logged',
        "log.error({ err: error, job: name }, 'job failed')",
        'undefined',
      ],
      ['a job overlaps with itself', 'await job();\n      } catch', 'void job();\n      } catch'],
      ['stopping waits for nothing', 'await finished;', ''],
    ],
  ),
  ...of('server/platform/outbox/outbox.ts', outbox, [
    [
      'a failed task is done',
      'return false;\n  }\n  await completeOutbox',
      '}\n  await completeOutbox',
    ],
    [
      'failed tasks wait no longer each time',
      'firstDelay * 2 ** Math.min(item.attempts - 1, 20)',
      'firstDelay',
    ],
    [
      'tasks have no longest wait',
      'Math.min(maxDelay, firstDelay',
      'Math.max(maxDelay, firstDelay',
    ],
    [
      'the words of a provider are kept',
      '`${cause.name} ${code}` : cause.name',
      '`${cause.name} ${code}` : cause.message',
    ],
  ]),
  ...of('server/platform/outbox/queries.ts', outbox, [
    [
      'a task is noted twice',
      '.onConflictDoNothing()',
      '.onConflictDoUpdate({ target: [outbox.kind, outbox.key], set: { doneAt: null } })',
    ],
    ['a task that is done is done again', 'isNull(outbox.doneAt), lte(', 'lte('],
    ['a task is done before its time', ', lte(outbox.dueAt, sql`now()`)', ''],
    ['an attempt overtaken by another counts', 'eq(outbox.attempts, item.attempts), ', ''],
    ['more tasks are taken than asked for', '.limit(limit)\n    .for(', '.for('],
  ]),
  ...of(
    'server/orders/emails/define-emails.ts',
    ['server/payments/verify.int.test.ts', 'server/admin/orders/orders.int.test.ts'],
    [
      [
        'an order is confirmed twice',
        'again === undefined ? `${kind}:${orderId}`',
        'again === undefined ? `${kind}:${orderId}:${Math.random()}`',
      ],
    ],
  ),
  ...of(
    'server/platform/email/deliver-email.ts',
    ['server/platform/email/deliver-email.int.test.ts'],
    [
      [
        'a mail refused for good is tried for ever',
        'if (!(error instanceof EmailRejected)) throw error;',
        'throw error;',
      ],
      ['a mail that failed is given up', 'if (!(error instanceof EmailRejected)) throw error;', ''],
    ],
  ),
  ...of('server/platform/email/message.ts', mailers, [
    ['a header takes a line break', 'if (control.test(header)) throw', 'if (false) throw'],
    [
      'a mail goes to a list',
      "if (!isEmail(emailMessage.to)) throw new EmailRejected('the recipient is no e-mail address');",
      '',
    ],
    [
      'a mail sent twice is two mails',
      "createHash('sha256').update(emailMessage.key)",
      "createHash('sha256').update(String(Math.random()))",
    ],
  ]),
  ...of('server/platform/email/file-mailer.ts', mailers, [
    ['everyone reads the mail folder', 'recursive: true, mode: 0o700', 'recursive: true'],
    ['everyone reads mails', '{ mode: 0o600, flush: true }', '{ flush: true }'],
  ]),
  ...of('server/platform/email/render-email.ts', emails, [
    [
      'a mail holds markup of its reader',
      'text.replace(/[&<>"\']/g, (character) => defined(entities[character]))',
      'text',
    ],
    ['a mail escapes no quotes', '/[&<>"\']/g', '/[&<>]/g'],
  ]),
  ...of('server/platform/csv/guard-cell.ts', guard, [
    ['a formula is exported', "dangerous.test(text) ? `'${text}` : text", 'text'],
    ['a formula after a tab is exported', '\\t\\r\\n', '\\r\\n'],
    [
      'a guard is not taken off',
      ' && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell',
      ' ? cell : cell',
    ],
  ]),
  ...of(
    'server/admin/products/csv/export-products.ts',
    ['server/admin/products/import.int.test.ts'],
    [
      [
        'exported products run as formulas',
        'cellsOf(row, variants.get(row.id)).map(guardCell)',
        'cellsOf(row, variants.get(row.id))',
      ],
    ],
  ),
  ...of(
    'server/admin/products/csv/read-csv.ts',
    ['server/admin/products/csv/read-csv.test.ts', 'server/admin/products/import.int.test.ts'],
    [
      [
        'another encoding is guessed',
        '{ fatal: true, ignoreBOM: true }',
        '{ fatal: false, ignoreBOM: true }',
      ],
      ['a column stands twice', "names.indexOf(name) < at && 'This column stands twice.'", 'false'],
    ],
  ),
  ...of(
    'jyotish/src/draw/xml.ts',
    ['jyotish/src/draw/draw.test.ts'],
    [
      [
        'a chart holds markup of a name',
        '.replace(/[&<>"\']/g, (character) => defined(ENTITIES[character]))',
        '',
      ],
    ],
  ),
  ...of(
    'jyotish/src/chart/mangal-dosha.ts',
    ['jyotish/src/chart/mangal-dosha.test.ts'],
    [
      [
        'Mars in the 2nd house does not count',
        'const HOUSES = [1, 2, 4, 7, 8, 12];',
        'const HOUSES = [1, 4, 7, 8, 12];',
      ],
      [
        'the birthday of 28 years counts as older',
        '.toPlainDate(), birthday) > 0',
        '.toPlainDate(), birthday) >= 0',
      ],
    ],
  ),
  ...of(
    'jyotish/src/chart/dignity.ts',
    ['jyotish/src/chart/dignity.test.ts'],
    [
      [
        'a graha is debilitated next to its exaltation',
        'exaltation.rashi + 6) % 12',
        'exaltation.rashi + 5) % 12',
      ],
      [
        'the end of moolatrikona belongs to it',
        'degree < moolatrikona.to',
        'degree <= moolatrikona.to',
      ],
      [
        'a retrograde graha is combust as a direct one',
        'retrograde ? combust.retrograde : combust.direct',
        'combust.direct',
      ],
    ],
  ),
  ...of('server/platform/email/link-token.ts', link, [
    ['a forged link works', ' || !timingSafeEqual(proof, expected)', ''],
    ['a link to leave confirms', '`${purpose}:${claim}`', '`${claim}`'],
    ['an old link works', "until === '' || now <= Number(until) ? id : null", 'id'],
  ]),
  ...of('server/platform/images/decode-image.ts', images, [
    [
      'a picture of any number of bytes is decoded',
      'if (bytes.length > maxBytes) throw',
      'if (false) throw',
    ],
    ['the bytes are not looked at', 'if (!type) throw', 'if (false) throw'],
    [
      'a strip of a picture is taken',
      'Math.max(width, height) > imageLimits.aspect * Math.min(width, height)',
      'false',
    ],
    ['photographs lie on their side', '.autoOrient()\n', '\n'],
    ['half a picture is taken', "failOn: 'truncated' as const", "failOn: 'none' as const"],
  ]),
  ...of(
    'server/platform/images/file-store.ts',
    ['server/platform/images/file-store.test.ts'],
    [
      [
        'a picture is seen while it is written',
        'const part = path.join(folder, `.${randomUUID()}.part`);',
        'const part = target;',
      ],
      [
        'a fresh picture is swept',
        'Date.now() - stats.mtimeMs > ms',
        'Date.now() - stats.mtimeMs < ms',
      ],
    ],
  ),
];

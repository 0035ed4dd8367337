import type {
  AccountSessions,
  Booking,
  MessageList,
  SecondFactor,
  SubscriberList,
} from '@jyotiratna/contract';
import type { Page } from '@playwright/test';

/** Mocked responses for data that is random or depends on the machine of the screenshot. */

const at = '2026-11-18T05:00:00.000Z';

const booked: Booking = {
  id: '0b9f6a52-7d1e-4c3a-9f48-2ce5d7a01b36',
  healerId: 'sample-healer-1',
  healerName: 'Acharya Vidyadhar T.',
  mode: 'video',
  date: '2026-11-20',
  time: '11:00',
  startsAt: '2026-11-20T05:30:00.000Z',
  earliestStartsAt: '2026-11-20T05:30:00.000Z',
  status: 'booked',
  price: { session: 1200, perMinute: 0, freeMinutes: 0, payNow: 0 },
  paid: 0,
  cancelFees: true,
  refund: null,
  name: 'Meera Sharma',
  email: 'meera@example.com',
  phone: '98290 00000',
  createdAt: at,
};
const past: Booking = {
  ...booked,
  id: '3d1f6a52-7d1e-4c3a-9f48-2ce5d7a01b37',
  date: '2026-11-10',
  startsAt: '2026-11-10T05:30:00.000Z',
  earliestStartsAt: '2026-11-10T05:30:00.000Z',
};

const message = {
  email: 'meera@example.com',
  name: 'Meera Sharma',
  createdAt: at,
  answeredAt: null,
  orderId: null,
};
const messages: MessageList = {
  messages: [
    {
      ...message,
      _id: '1',
      subject: 'Ring size',
      message: 'Which size of the ring fits a finger of 54 mm?\n\nThank you, Meera',
    },
    { ...message, _id: '2', subject: 'Delivery to Shillong', message: 'Do you deliver to 793001?' },
  ],
  waiting: 2,
  nextCursor: null,
};
const subscribers: SubscriberList = {
  subscribers: ['meera@example.com', 'asha@example.in'].map((email) => ({
    _id: email,
    email,
    since: at,
    state: 'confirmed' as const,
  })),
  confirmed: 2,
  imported: 0,
  unconfirmed: 1,
  readers: 2,
  nextCursor: null,
};
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const sessions: Pick<AccountSessions, 'sessions'> = {
  sessions: [
    { createdAt: at, lastSeenAt: at, userAgent: windows, current: true },
    { createdAt: '2026-11-17T05:00:00.000Z', lastSeenAt: at, userAgent: android, current: false },
  ],
};
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-ij${20 + at}`);
const factor = (start: string | null, left: number) => ({
  secondFactor: { since: start, recoveryCodes: left } satisfies SecondFactor,
});

type Mock = (page: Page) => Promise<unknown>;

/** Mocks the requests to an API path, optionally of one method, with a success response. */
const mock =
  (path: string, json: object, method?: string): Mock =>
  (page) =>
    page.route(`**/api${path}`, (route) =>
      method && route.request().method() !== method ? route.fallback() : route.fulfill({ json }),
    );

/** Applies several mocks in order. */
export const each =
  (...mocks: Mock[]): Mock =>
  async (page) => {
    for (const one of mocks) await one(page);
  };

export const mocks = {
  booked: mock('/bookings', { booking: booked }, 'POST'),
  oneBooking: mock('/bookings/*', { booking: booked }, 'GET'),
  myBookings: mock('/users/bookings', { bookings: [booked, past] }),
  messageSent: mock('/contact', { success: true }, 'POST'),
  joined: mock('/newsletter', { success: true }, 'POST'),
  letterLink: mock('/newsletter/*', { success: true }, 'POST'),
  messages: mock('/admin/messages?*', messages),
  subscribers: mock('/admin/newsletter?*', subscribers),
  sessions: mock('/admin/accounts/*/sessions', sessions),
  factorOff: mock('/admin/second-factor', factor(null, 0)),
  factorOn: mock('/admin/second-factor', factor(at, 2)),
  factorStarts: mock('/admin/second-factor/start', {
    secret,
    uri: `otpauth://totp/Jyotiratna:owner%40example.com?secret=${secret}&issuer=Jyotiratna`,
  }),
  factorConfirmed: mock('/admin/second-factor/confirm', { recoveryCodes }),
  /** Marks every chart as new, independent of requests in the other language. */
  chartIsNew: (page: Page) =>
    page.route('**/api/astrology/kundli', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        json: { ...((await reply.json()) as object), source: 'api' },
      });
    }),
  /** The logged-in administrator has a one-time password. */
  oneTimePassword: (page: Page) =>
    page.route('**/api/user/checkToken', async (route) => {
      const reply = await route.fetch();
      const { user, ...rest } = (await reply.json()) as { user: object };
      await route.fulfill({
        response: reply,
        json: { ...rest, user: { ...user, mustChangePassword: true } },
      });
    }),
};

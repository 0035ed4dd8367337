import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { gstinWarning, noMoneyWarning, readableSecretsWarning } from './start-warnings.ts';
import { isSafeBase } from './variable.ts';

const livekit = {
  LIVEKIT_URL: 'wss://rooms.example',
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 'a secret with enough letters in it',
};
const providerKeys = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_abc',
  RAZORPAY_KEY_SECRET: 'secret-secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
};

describe('the environment', () => {
  it('needs nothing at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      PAYMENTS: 'sandbox',
      SEED: 'demo',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('pays through the real provider where its keys are set', () => {
    const keys = {
      RAZORPAY_KEY_ID: 'rzp_test_abc',
      RAZORPAY_KEY_SECRET: 'secret-secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
    };
    expect(readEnv(keys).PAYMENTS).toBe('razorpay');
    expect(readEnv({ ...keys, PAYMENTS: 'none' }).PAYMENTS).toBe('none');
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example/gems' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://me:secret@shop.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_READ_URL', { DATABASE_URL: 'postgres://db', DATABASE_READ_URL: 'mysql://x' }],
    ['DATABASE_URL', { DATABASE_READ_URL: 'postgres://replica' }],
    ['PAYMENTS', { PAYMENTS: 'cash' }],
    ['CASH_ON_DELIVERY_MOST', { CASH_ON_DELIVERY_MOST: '200000' }],
    ['SEED', { SEED: 'all' }],
    ['CDN_PURGE_TOKEN', { CDN_SECONDS: '60', CDN_PURGE_URL: 'https://cdn.example/purge' }],
    ['CDN_SECONDS', { CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_TOKEN: 'token' }],
    [
      'CDN_PURGE_URL',
      { CDN_SECONDS: '60', CDN_PURGE_URL: 'http://cdn.example/purge', CDN_PURGE_TOKEN: 'token' },
    ],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.co' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
    ['KUNDLI_PROVIDER_KEY', { KUNDLI_PROVIDER_URL: 'https://kundli.example' }],
    [
      'KUNDLI_PROVIDER_URL',
      { KUNDLI_PROVIDER_URL: 'http://kundli.example', KUNDLI_PROVIDER_KEY: 'k' },
    ],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
    ['S3_ENDPOINT', { S3_REGION: 'ap-south-1' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_ISSUER: 'https://id.example' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'x' }],
    ['KUNDLI_PROVIDER_URL', { KUNDLI_PROVIDER_KEY: 'k' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long-enough' }],
    ['COMPANY_ADDRESS', { COMPANY_NAME: 'Ratna', GSTIN: '08ABCDE1234F1Z0' }],
    [
      'RAZORPAY_KEY_ID',
      { RAZORPAY_KEY_SECRET: 'secret-secret', RAZORPAY_WEBHOOK_SECRET: 'hook-secret' },
    ],
    [
      'RAZORPAY_KEY_ID',
      { PUBLIC_URL: 'https://shop.example', RAZORPAY_KEY_SECRET: 'secret-secret' },
    ],
    ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_live_x' }],
    ['RAZORPAY_KEY_SECRET', { PAYMENTS: 'none', RAZORPAY_KEY_ID: 'rzp_live_x' }],
    ['RAZORPAY_KEY_SECRET', { PAYMENTS: 'sandbox', RAZORPAY_KEY_ID: 'rzp_test_sandbox' }],
    ['RAZORPAY_KEY_ID', { RAZORPAY_API_BASE: 'http://127.0.0.1:4000/v1' }],
    ['PAYMENTS', { PUBLIC_URL: 'https://shop.example' }],
    ['PAYMENTS', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
    ['RAZORPAY_KEY_ID', { PAYMENTS: 'razorpay' }],
    [
      'RAZORPAY_WEBHOOK_SECRET',
      { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'secret-secret' },
    ],
    ['RAZORPAY_KEY_ID', { PAYMENTS: 'sandbox', RAZORPAY_KEY_ID: 'rzp_live_x' }],
    ['RAZORPAY_KEY_ID', { ...providerKeys, RAZORPAY_KEY_ID: 'rzp_test_sandbox' }],
    ['RAZORPAY_KEY_SECRET', { ...providerKeys, RAZORPAY_KEY_SECRET: 'sandbox_key_secret' }],
    [
      'RAZORPAY_WEBHOOK_SECRET',
      { ...providerKeys, RAZORPAY_WEBHOOK_SECRET: 'new-secret-1,sandbox_webhook_secret' },
    ],
    ['SESSION_ROOMS', { SESSION_ROOMS: 'meet' }],
    ['SESSION_ROOMS', livekit],
    ['LIVEKIT_URL', { SESSION_ROOMS: 'livekit' }],
    ['LIVEKIT_URL', { SESSION_ROOMS: 'livekit', ...livekit, LIVEKIT_URL: 'ws://rooms.example' }],
    ['LIVEKIT_API_KEY', { SESSION_ROOMS: 'livekit', ...livekit, LIVEKIT_API_KEY: '' }],
    ['LIVEKIT_API_SECRET', { SESSION_ROOMS: 'livekit', ...livekit, LIVEKIT_API_SECRET: 'short' }],
    ['PROMO_TO', { PROMO_FROM: '2026-12-31', PROMO_TO: '2026-12-01' }],
    ['MAIL_FROM', { MAIL_FROM: 'the shop' }],
    ['GSTIN', { COMPANY_NAME: 'Ratna', COMPANY_ADDRESS: 'Jaipur', GSTIN: '08ABCDE1234F1' }],
    ['COMPANY_NAME', { COMPANY_NAME: 'Ratna\nExports' }],
    ['COMPANY_EMAIL', { COMPANY_EMAIL: 'nobody' }],
    ['CAREERS_EMAIL', { CAREERS_EMAIL: 'two@example.com, more@example.com' }],
    ['GRIEVANCE_EMAIL', { GRIEVANCE_EMAIL: 'the officer' }],
    ['COMPANY_PHONE', { COMPANY_PHONE: 'call us' }],
    ['SOCIAL_X', { SOCIAL_X: 'javascript:alert(1)' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'too short' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'the porter' }],
    ['RAZORPAY_API_BASE', { RAZORPAY_API_BASE: 'http://elsewhere.example/v1' }],
  ])('names %s when it cannot work', (name, source) => {
    expect(() => readEnv(source)).toThrow(EnvError);
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name} (?:must|is required)`));
  });

  it('accepts a company’s phone number in print format, longer than on a parcel label', () => {
    expect(readEnv({ COMPANY_PHONE: '+91 (141) 400 0000' }).COMPANY_PHONE).toBe(
      '+91 (141) 400 0000',
    );
  });

  it('accepts keys of a local sandbox', () => {
    const base = 'http://127.0.0.1:4000/v1';
    const env = { ...providerKeys, RAZORPAY_KEY_ID: 'rzp_test_sandbox', RAZORPAY_API_BASE: base };
    expect(readEnv({ ...env, RAZORPAY_KEY_SECRET: 'sandbox_key_secret' }).PAYMENTS).toBe(
      'razorpay',
    );
  });

  it('accepts a company name, or an address, alone', () => {
    expect(readEnv({ COMPANY_NAME: 'Ratna' }).COMPANY_NAME).toBe('Ratna');
    expect(readEnv({ COMPANY_ADDRESS: '12 Johari Bazaar' }).COMPANY_ADDRESS).toBe(
      '12 Johari Bazaar',
    );
  });

  it('accepts test payments on a public URL only where they are enabled, with a warning', () => {
    const site = { PUBLIC_URL: 'https://shop.example' };
    expect(noMoneyWarning(readEnv({ ...site, PAYMENTS: 'sandbox' }))).toMatch(
      /^PAYMENTS is sandbox: no money moves/,
    );
    expect(noMoneyWarning(readEnv({ ...site, ...providerKeys }))).toMatch(
      /^RAZORPAY_KEY_ID is a test key/,
    );
    expect(
      noMoneyWarning(readEnv({ ...site, ...providerKeys, RAZORPAY_KEY_ID: 'rzp_live_a' })),
    ).toBeNull();
    expect(noMoneyWarning(readEnv({ ...site, PAYMENTS: 'none' }))).toBeNull();
    for (const own of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(noMoneyWarning(readEnv({ PUBLIC_URL: own }))).toBeNull();
    }
  });

  it('warns of test payments where other machines reach the shop at its default address', () => {
    expect(noMoneyWarning(readEnv({ HOST: '0.0.0.0' }))).toMatch(
      /^HOST is 0\.0\.0\.0 and PAYMENTS is sandbox: no money/,
    );
    expect(noMoneyWarning(readEnv({ HOST: '::', PUBLIC_URL: 'http://localhost:3000' }))).toMatch(
      /^HOST is ::/,
    );
    expect(noMoneyWarning(readEnv({ HOST: '0.0.0.0', PAYMENTS: 'none' }))).toBeNull();
    for (const HOST of ['localhost', '127.0.0.2', '::1'])
      expect(noMoneyWarning(readEnv({ HOST }))).toBeNull();
  });

  it('distinguishes a GSTIN with a typo from a valid one, and lets the server start with both', () => {
    const seller = { COMPANY_NAME: 'Ratna', COMPANY_ADDRESS: 'Jaipur' };
    expect(gstinWarning(readEnv({ ...seller, GSTIN: '08ABCDE1234F1Z5' }))).toMatch(
      /^GSTIN is 08ABCDE1234F1Z5/,
    );
    expect(gstinWarning(readEnv({ ...seller, GSTIN: '08ABCDE1234F1Z0' }))).toBeNull();
    expect(gstinWarning(readEnv({}))).toBeNull();
  });

  it('warns of second factors that a stolen database would give away', () => {
    const [own, site] = [
      readEnv({}),
      readEnv({ PUBLIC_URL: 'https://shop.example', PAYMENTS: 'none' }),
    ];
    expect([
      readableSecretsWarning(own, 0),
      readableSecretsWarning({ ...site, SECOND_FACTOR_KEY: 'k' }, 3),
    ]).toEqual([null, null]);
    for (const warning of [readableSecretsWarning(own, 1), readableSecretsWarning(site, 0)]) {
      expect(warning).toMatch(/^SECOND_FACTOR_KEY is not set: /);
    }
  });

  it('normalizes the public URL like a browser', () => {
    expect(readEnv({ PUBLIC_URL: 'https://Shop.Example:443/', PAYMENTS: 'none' }).PUBLIC_URL).toBe(
      'https://shop.example',
    );
  });

  it('sends the provider’s secret in the clear only on this machine', () => {
    expect(['https://a.example', 'http://127.0.0.1:1', 'http://localhost'].map(isSafeBase)).toEqual(
      [true, true, true],
    );
    expect(isSafeBase('http://10.0.0.1')).toBe(false);
  });
});

import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPush } from '../../testing/open-push.ts';
import { arePushKeys, encryptPush, maxPushBytes } from './encrypt-push.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a push message', () => {
  it('is encrypted as the example of RFC 8291', () => {
    const fixed = {
      salt: Buffer.from(example.salt, 'base64url'),
      privateKey: Buffer.from(example.privateKey, 'base64url'),
    };
    expect(encryptPush(example.text, example, fixed).toString('base64url')).toBe(example.body);
  });

  it('opens with the keys of its subscription, and differs each time', () => {
    const browser = createECDH('prime256v1');
    const keys = {
      p256dh: browser.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const text = 'आप से बात करनी है '.repeat(80).slice(0, 1200);
    const [one, other] = [encryptPush(text, keys), encryptPush(text, keys)];
    expect(openPush(one, browser, keys.auth)).toBe(text);
    expect(one.equals(other)).toBe(false);
    expect(encryptPush('x'.repeat(maxPushBytes), keys)).toHaveLength(4096);
  });

  it.each([
    ['a point beside the curve', { ...example, p256dh: `B${'A'.repeat(86)}` }],
    ['a short secret', { ...example, auth: 'AAAA' }],
    ['no key', { ...example, p256dh: '' }],
  ])('is not encrypted for %s', (_subject, keys) => {
    expect(arePushKeys(example)).toBe(true);
    expect(arePushKeys(keys)).toBe(false);
  });
});

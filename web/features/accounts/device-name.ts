import { notifications as t } from '#messages/accounts/notifications.ts';

/** Order matters: later browsers include the names of earlier ones. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * A device's name, such as 'Chrome on Windows', from a User-Agent header; not evidence, because the
 * header is unverified.
 */
export function deviceName(userAgent: string | null): string {
  const find = (kinds: typeof browsers) =>
    kinds.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return t.onOf(browser, system);
  return browser ?? system ?? t.unknownDevice;
}

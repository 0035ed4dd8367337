import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { findBrowser } from '../scripts/prepare/browser.mjs';

/**
 * Launches a Chromium with the features that end-to-end tests disable: microphone, camera and
 * system notifications. The caller closes it.
 */
export function launchFullBrowser(...args: string[]): Promise<Browser> {
  const options = config.use?.launchOptions;
  const executablePath = findBrowser() ?? '';
  return chromium.launch({ ...options, executablePath, args: [...(options?.args ?? []), ...args] });
}

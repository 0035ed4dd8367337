import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { findBrowser } from '../scripts/prepare/browser.mjs';

/**
 * A Chromium with all that journeys do without: microphone, camera and notices of the system. Whoever launches it closes it.
 */
export function launchWholeBrowser(...args: string[]): Promise<Browser> {
  const options = config.use?.launchOptions;
  const executablePath = findBrowser() ?? '';
  return chromium.launch({ ...options, executablePath, args: [...(options?.args ?? []), ...args] });
}

import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { findBrowser } from '../scripts/prepare/browser.mjs';

/**
 * A Chromium with the features that the end-to-end tests disable: microphone, camera and system
 * notifications. The caller that launches it closes it.
 */
export function launchFullBrowser(...args: string[]): Promise<Browser> {
  const options = config.use?.launchOptions;
  const executablePath = findBrowser() ?? '';
  return chromium.launch({ ...options, executablePath, args: [...(options?.args ?? []), ...args] });
}

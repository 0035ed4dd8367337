import type { Page } from '@playwright/test';

/** Counts the addresses under which the browser holds chosen images, from the next page on. */
export async function watchPreviews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { heldPreviews: held });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      held.delete(url);
      revokeObjectURL(url);
    };
  });
}

/** How many of them it still holds. */
export function previewsLeft(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { heldPreviews: Set<string> }).heldPreviews.size);
}

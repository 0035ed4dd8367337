import type { Page } from '@playwright/test';

/** Counts the object URLs of selected images that the browser retains, from the next page on. */
export async function watchPreviews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const urls = new Set<string>();
    Object.assign(window, { reservedPreviews: urls });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL(url);
    };
  });
}

/** The number of those not yet revoked. */
export function previewsLeft(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { reservedPreviews: Set<string> }).reservedPreviews.size,
  );
}

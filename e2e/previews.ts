import type { Page } from '@playwright/test';

/** Counts object URLs of selected images that are not revoked, from the next page on. */
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

/** Number of object URLs not yet revoked. */
export function previewsLeft(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { reservedPreviews: Set<string> }).reservedPreviews.size,
  );
}

import type { Page } from '@playwright/test';

/** Adds up how far things move without anybody's doing on the pages that open from now on (cumulative layout shift). */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) counted.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Of all letters in `main`, those of drawings as large as they are shown, in px. */
export function smallestLetter(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('main :not(title, desc)')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element) => {
        const drawing = element.closest('svg');
        const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
        return scale === 0 ? 99 : Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      })
      .reduce((least, size) => Math.min(least, size), 99),
  );
}

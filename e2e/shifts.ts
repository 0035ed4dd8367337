import type { Page } from '@playwright/test';

/** Whose doing it was: nobody's, or also what came within half a second of a press, which a browser takes for its answer. */
type Doing = 'nobody' | 'anybody';

/**
 * Adds up how far things move on the pages that open from now on (cumulative layout shift). Asked, it tells what has been
 * added since it was asked before.
 */
export async function watchShifts(page: Page): Promise<(by?: Doing) => Promise<number>> {
  await page.addInitScript(() => {
    let moved = { nobody: 0, anybody: 0 };
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        moved.anybody += value;
        if (!hadRecentInput) moved.nobody += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const counted = window as unknown as { shifts: (by: Doing) => Promise<number> };
    counted.shifts = async (by) => {
      // What the last press has changed is painted.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      add(observer.takeRecords());
      const result = moved[by];
      moved = { nobody: 0, anybody: 0 };
      return result;
    };
  });
  return (by = 'nobody') =>
    page.evaluate((by) => (window as unknown as { shifts: (by: Doing) => Promise<number> }).shifts(by), by);
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
      .reduce((min, size) => Math.min(min, size), 99),
  );
}

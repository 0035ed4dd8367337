import type { Page } from '@playwright/test';

/**
 * Scope of the layout shifts: only unexpected ones, or also those within half a second of a
 * click, which a browser attributes to the input.
 */
type Doing = 'nobody' | 'anybody';

/**
 * Accumulates the layout shifts of the pages that open from now on (cumulative layout shift).
 * Each call returns the total since the previous call.
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
    const scope = window as unknown as { shifts: (by: Doing) => Promise<number> };
    scope.shifts = async (by) => {
      // The changes of the last click are painted.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      add(observer.takeRecords());
      const shift = moved[by];
      moved = { nobody: 0, anybody: 0 };
      return shift;
    };
  });
  return (by = 'nobody') =>
    page.evaluate(
      (by) => (window as unknown as { shifts: (by: Doing) => Promise<number> }).shifts(by),
      by,
    );
}

/** Font sizes of all text in `main`, in drawings as rendered, in px. */
export function smallestLetter(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('main :not(title, desc)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => {
        const chart = element.closest('svg');
        const scale = chart ? chart.getBoundingClientRect().width / chart.viewBox.baseVal.width : 1;
        return scale === 0 ? 99 : Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      })
      .reduce((min, size) => Math.min(min, size), 99),
  );
}

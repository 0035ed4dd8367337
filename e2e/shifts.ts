import type { Page } from '@playwright/test';

/**
 * Layout shifts to count: unexpected ones only (`nobody`), or also those within half a second of a
 * click, which browsers attribute to the input (`anybody`).
 */
type Doing = 'nobody' | 'anybody';

/**
 * Accumulates layout shifts (CLS) of pages opened from now on. Each call of the result returns the
 * total since the previous call.
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
      // Waits until changes of the last click are painted.
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

/** The smallest font size of any text in `main`, as rendered also in drawings, in px. */
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

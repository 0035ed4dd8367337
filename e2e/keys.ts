import { expect, type Locator, type Page } from '@playwright/test';

/** Navigation and activation by keyboard only, with checks of every focus stop. */

const maxStops = 120;

/**
 * Presses Tab, or Shift+Tab, until the control of this name is focused. @throws at a stop that has
 * no name, is invisible or covered, or traps the focus
 */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    const found = await stopOf(page);
    // Between its last control and its first one the focus leaves the page.
    if (!found) continue;
    expect(found.moved, `${key} leads on from ${found.name}`).toBe(true);
    expect(found.hidden, `the focus on '${found.name}' at ${page.url()}`).toBe('');
    expect(found.name, `a name for ${found.html} at ${page.url()}`).not.toBe('');
    if (typeof name === 'string' ? found.name === name : name.test(found.name)) return;
    passed.push(found.name);
  }
  throw new Error(`${key} never came to ${name}, but to: ${passed.join(' | ')}`);
}

/** Presses Tab, or Shift+Tab, until this control is focused; other stops are not checked. */
export async function tabToControl(
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < maxStops && !(await hasFocus()); stop++)
    await target.page().keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Waits until the control of this name is focused by the shop itself, without a key. */
export async function expectFocusOn(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
  const found = await stopOf(page);
  expect(found?.hidden, `the focus on '${found?.name}' at ${page.url()}`).toBe('');
}

/** Types into a field by its name, replacing its value. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Focuses the control of this name, and presses a key. */
export async function pressOn(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

type Stop = { name: string; hidden: string; moved: boolean; html: string };

/** The focused control; null if none is focused. */
async function stopOf(page: Page): Promise<Stop | null> {
  const seen = await page.evaluate(async () => {
    const scope = window as unknown as { stop?: Element };
    const element = document.activeElement;
    if (!element || element === document.body) {
      delete scope.stop;
      return null;
    }
    const moved = scope.stop !== element;
    scope.stop = element;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    /** If a label is rendered instead of its input, the label is the visible element. */
    const small = element.getBoundingClientRect().width < 2;
    const drawn = small ? (labels[0] ?? element) : element;
    const hiddenBy = () => {
      const box = [...drawn.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      if (!box) return 'is drawn nowhere';
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const [x, y] = [box.left + box.width / 2, (top + bottom) / 2];
      if (bottom - top < Math.min(box.height, innerHeight / 2))
        return `stands from ${box.top} to ${box.bottom}`;
      if (x < 0 || x > innerWidth) return `is beside the window, at ${x}`;
      // Toasts disappear after some seconds, so they are ignored.
      const hit = document
        .elementsFromPoint(x, y)
        .find((one) => !one.closest('[aria-label^="Notifications"]'));
      if (
        hit &&
        (drawn.contains(hit) || hit.contains(drawn) || labels.some((label) => label.contains(hit)))
      )
        return '';
      return `lies under ${hit?.outerHTML.slice(0, 160)}`;
    };
    let hidden = hiddenBy();
    // Waits for elements that animate in, or are scrolled to smoothly.
    for (let frame = 0; hidden && frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      hidden = hiddenBy();
    }
    // A summary has no role that would expose the name.
    const text = element.tagName === 'SUMMARY' ? element.textContent : null;
    return { moved, hidden, text, html: element.outerHTML.slice(0, 160) };
  });
  if (!seen) return null;
  const { text, ...rest } = seen;
  const name = (text ?? (await nameOf(page))).replaceAll(/\s+/g, ' ').trim();
  // The page has changed concurrently: the control is detached, or disabled and without the focus.
  if (
    !name &&
    (await page.evaluate(
      () => document.activeElement !== (window as unknown as { stop?: Element }).stop,
    ))
  )
    return null;
  return { ...rest, name };
}

/** The accessible name of the focused element, as assistive technology computes it. */
async function nameOf(page: Page): Promise<string> {
  // A toast that closes takes the focus with it: then no control is focused.
  const focus = await page
    .locator(':focus')
    .ariaSnapshot({ timeout: 2_000 })
    .catch(() => '');
  const [first = ''] = focus.split('\n');
  const [, name = ''] = /"((?:[^"\\]|\\.)*)"/.exec(first) ?? [];
  return name.replaceAll(/\\(.)/g, '$1');
}

import { whenIdle } from '../ui/when-idle.ts';

/** Elements per idle period: a phone lays out two within 50 ms. */
const atOnce = 2;

/**
 * Lays out the elements that the first layout skipped (`laid-out-later`), two per idle period: all
 * at once would block input. Printing and full-page screenshots need all of them. Pages opened
 * later by navigation skip no layout.
 */
export function layOutRest(): void {
  const rest = [...document.querySelectorAll<HTMLElement>('.laid-out-later')];
  const layOut = () => {
    for (const element of rest.splice(0, atOnce)) element.style.contentVisibility = 'visible';
    if (rest.length > 0) whenIdle(layOut);
    else document.documentElement.dataset.laidOut = '';
  };
  whenIdle(layOut);
}

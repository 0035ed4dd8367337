type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether two boxes overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A box mirrored to the other end of a window of this height in px. */
export function mirrored(box: Box, height: number): Box {
  return { ...box, top: height - box.bottom, bottom: height - box.top };
}

/**
 * Moves a fixed element at the top or bottom of the window to the other end, if it covers `spared`
 * and would not cover it there.
 */
export function keepClear(element: HTMLElement, spared: Element | null): void {
  const { style } = element;
  style.top = '';
  style.bottom = '';
  if (!spared?.isConnected || element.contains(spared)) return;
  const box = element.getBoundingClientRect();
  const own = spared.getBoundingClientRect();
  const other = mirrored(box, window.innerHeight);
  if (!overlap(box, own) || overlap(other, own)) return;
  const atTop = box.top < window.innerHeight / 2;
  style.top = atTop ? 'auto' : `${window.innerHeight - box.bottom}px`;
  style.bottom = atTop ? `${box.top}px` : 'auto';
}

import { useEffect } from 'react';

/**
 * Provides the styles with the part of the window that an open keyboard leaves visible:
 * `--visible-top` and `--visible-height` of the document, px. Browsers that resize the window for
 * the keyboard, and those that only move it, have the same result.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!area) return;
    const { style } = document.documentElement;
    const measure = () => {
      // On a zoomed page the conversation does not move.
      if (area.scale > 1.01) return;
      style.setProperty('--visible-top', `${area.offsetTop}px`);
      style.setProperty('--visible-height', `${area.height}px`);
    };
    measure();
    area.addEventListener('resize', measure);
    area.addEventListener('scroll', measure);
    return () => {
      area.removeEventListener('resize', measure);
      area.removeEventListener('scroll', measure);
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
  }, []);
}

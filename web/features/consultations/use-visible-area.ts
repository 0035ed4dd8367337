import { useEffect } from 'react';

/**
 * Tells the styles which part of the window an open keyboard leaves visible: `--visible-top` and `--visible-height` of the
 * document, px. Browsers that resize the window for the keyboard, and those that only move it, come to the same.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!area) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Someone who has zoomed in reads: the conversation stays where it is.
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

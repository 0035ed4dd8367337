import { useEffect } from 'react';

/**
 * Sets `--visible-top` and `--visible-height` (px) of the document to the part of the window above
 * an on-screen keyboard. Equal for browsers that resize the window for the keyboard, and those that
 * only move it.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!area) return;
    const { style } = document.documentElement;
    const measure = () => {
      // On a zoomed page the conversation is not moved.
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

/** The path of a Chromium or Chrome, or undefined. */
export function findBrowser(): string | undefined;
/** Installs Chromium where this process may; else says what to do and ends. */
export function installBrowser(): void;

/** The path of a Chromium or Chrome, or undefined. */
export function findBrowser(): string | undefined;
/** The path of Chromium's engine alone, which knows no microphone and no notices of the system; else undefined. */
export function findEngine(): string | undefined;
/** Installs both where this process may; ends it when no Chromium is found. */
export function bringBrowsers(): void;

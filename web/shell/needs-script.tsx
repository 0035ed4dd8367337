import { shell } from '#messages/platform/shell.ts';

/**
 * Displayed without scripts: pages are readable, and controls that need scripts do not work.
 */
export function NeedsScript() {
  return (
    <p className="hidden bg-kesar-100 px-4 py-2 text-center text-small text-kesar-800 noscript:block">
      {shell.needsScript}
    </p>
  );
}

import { shell } from '#messages/platform/shell.ts';

/**
 * A note displayed when scripts are disabled: pages are readable, but some controls do not work.
 */
export function NeedsScript() {
  return (
    <p className="hidden bg-kesar-100 px-4 py-2 text-center text-small text-kesar-800 noscript:block">
      {shell.needsScript}
    </p>
  );
}

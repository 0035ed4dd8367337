import { shell } from '#messages/platform/shell.ts';

/** Told where scripts are switched off: pages can be read, and what only scripts can do does not answer. */
export function NeedsScript() {
  return (
    <p className="hidden bg-kesar-100 px-4 py-2 text-center text-small text-kesar-800 noscript:block">
      {shell.needsScript}
    </p>
  );
}

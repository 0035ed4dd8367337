import { shell } from '#messages/platform/shell.ts';
/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="facet-button fixed top-2 left-2 z-60 bg-mayur-700 px-4 py-3 font-semibold text-marble-0 not-focus:sr-only"
    >
      {shell.skip}
    </a>
  );
}

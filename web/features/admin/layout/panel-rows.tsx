import type { ReactNode } from 'react';

type Props = {
  /** Displayed without rows. */
  empty: string;
  /** How many more there are, where not all of them are displayed. */
  more?: string | false;
  children: readonly ReactNode[];
};

/** The rows of a panel, with lines between them. */
export function PanelRows({ empty, more, children }: Props) {
  return (
    <>
      {children.length === 0 ? (
        <p className="text-text-2">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      )}
      {more && <p className="mt-2 text-small text-text-2">{more}</p>}
    </>
  );
}

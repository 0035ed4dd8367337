import { type ReactNode, useId } from 'react';

type Props = {
  title: ReactNode;
  /** Placed at the end of the title's line. */
  aside?: ReactNode;
  /** A line under the title. */
  note?: string;
  className?: string;
  children: ReactNode;
};

/** A titled part of an admin page. */
export function Panel({ title, aside, note, className = '', children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`facet-card border border-line bg-surface p-5 md:p-6 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={id} className="text-heading-s">
            {title}
          </h2>
          {note && <p className="mt-1 text-small text-text-2">{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

type RowsProps = {
  /** Displayed without rows. */
  empty: string;
  /** How many more there are, where not all of them are displayed. */
  more?: string | false;
  children: readonly ReactNode[];
};

/** The rows of a panel, with lines between them. */
export function PanelRows({ empty, more, children }: RowsProps) {
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

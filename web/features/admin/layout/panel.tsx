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

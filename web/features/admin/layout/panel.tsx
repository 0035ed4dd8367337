import { type ReactNode, useId } from 'react';

type Props = {
  title: ReactNode;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled part of an office page. */
export function Panel({ title, aside, className = '', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`facet-card border border-line bg-surface p-5 md:p-6 ${className}`}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <h2 id={id} className="text-heading-s">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

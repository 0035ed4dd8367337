import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode; className?: string };

/** A section of a page with a heading, on a white card. */
export function Card({ title, aside, children, className = '' }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`facet-card border border-line bg-surface p-5 md:p-7 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-[1.375rem] leading-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A list of names and values; one without a value is omitted. */
export function Details({
  metadata,
}: {
  metadata: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl>
      {metadata
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-t border-line py-2.5 sm:grid-cols-[132px_minmax(0,1fr)]"
          >
            <dt className="text-text-2">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

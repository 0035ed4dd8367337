import type { ReactNode } from 'react';

type Props = { id: string; title: string; aside?: ReactNode; children: ReactNode };

/** A section of the profile with a heading, the target of its anchor. */
export function ProfileSection({ id, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="text-[1.375rem] leading-tight md:text-[1.5rem]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A row of a card: label, state, and actions. */
export function ProfileRow({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 md:px-7">
      <div className="min-w-0 basis-48 grow">
        <h3 className="font-text text-body font-semibold">{title}</h3>
        <p className="text-small wrap-anywhere text-text-2">{children}</p>
      </div>
      {action}
    </li>
  );
}

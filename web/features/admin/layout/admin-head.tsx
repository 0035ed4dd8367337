import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The page's actions, at the end of the line. */
  children?: ReactNode;
};

/** The head of an admin page: its one heading and its actions. */
export function AdminHead({ title, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-heading-m wrap-anywhere">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}

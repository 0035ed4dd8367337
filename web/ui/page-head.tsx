import type { ReactNode } from 'react';

type Props = { title: ReactNode; children?: ReactNode; night?: boolean };

/** The head of a page: its one heading and at most one paragraph, under the light edge. */
export function PageHead({ title, children, night = false }: Props) {
  return (
    <div className={`light-edge ${night ? 'night' : ''}`}>
      <div className="page py-7 md:py-11">
        <h1 className="max-w-[20ch] text-display-l md:max-w-[28ch]">{title}</h1>
        {children && <div className="mt-3 max-w-[52ch] text-body text-text-2">{children}</div>}
      </div>
    </div>
  );
}

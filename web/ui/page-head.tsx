import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  night?: boolean;
  /** A smaller header on a small screen, for pages whose content below is more important. */
  low?: boolean;
};

/** The header of a page: the only h1 and at most one paragraph. */
export function PageHead({ title, children, night = false, low = false }: Props) {
  return (
    <div className={`light-edge ${night ? 'night' : ''}`}>
      <div className={`page md:py-11 ${low ? 'py-3' : 'py-7'}`}>
        <h1
          className={`md:max-w-[28ch] md:text-display-l ${low ? 'text-balance max-md:text-[1.25rem]/tight' : 'max-w-[20ch] text-display-l'}`}
        >
          {title}
        </h1>
        {children && (
          <div
            className={`max-w-[52ch] text-text-2 md:mt-3 md:text-body ${low ? 'mt-1 text-small' : 'mt-3 text-body'}`}
          >
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

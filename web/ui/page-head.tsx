import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  night?: boolean;
  /** Low on a small screen, where the content below is the purpose of the visit. */
  low?: boolean;
};

/** The head of a page: its one heading and at most one paragraph, under the light edge. */
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

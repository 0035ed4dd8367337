import type { ReactNode } from 'react';
import { account } from '#messages/accounts/account.ts';
import image from './pictures/rose-quartz.webp?url';

type Props = { title: string; lead: string; children: ReactNode };

/** A page with a form of the account next to an image, which small screens hide. */
export function AuthPage({ title, lead, children }: Props) {
  return (
    <div className="md:grid md:min-h-[46rem] md:grid-cols-2">
      <div className="page max-w-[500px]! pt-6 pb-16 md:py-20">
        <h1 className="text-heading-m md:text-display-l">{title}</h1>
        <p className="mt-2 mb-6 text-text-2 md:mb-8">{lead}</p>
        {children}
      </div>
      <div
        aria-hidden="true"
        className="light-edge relative hidden overflow-hidden [--edge-ground:#f2e2e7] [--edge:50%] md:block"
      >
        <img
          src={image}
          alt=""
          width={1000}
          height={1000}
          loading="lazy"
          className="absolute top-[44%] left-1/2 w-[min(92%,560px)] -translate-1/2"
        />
        <p className="absolute right-8 bottom-14 left-14 max-w-[16ch] font-display text-heading-m">
          {account.picture}
        </p>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Brand } from '../../shell/brand.tsx';

type Props = { title: string; lead: string; children: ReactNode; foot: ReactNode };

/** The administration's login page: one white card on the night background. */
export function AdminAuthPage({ title, lead, children, foot }: Props) {
  return (
    <div className="night grid min-h-svh content-center justify-items-center gap-6 px-4 py-12">
      <Brand night />
      <div className="day facet-card w-full max-w-[420px] p-5 sm:p-8">
        <h1 className="text-heading-m">{title}</h1>
        <p className="mt-2 mb-6 text-small text-text-2">{lead}</p>
        {children}
      </div>
      <p className="text-text-2">{foot}</p>
    </div>
  );
}

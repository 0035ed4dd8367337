import { type ReactNode, useId } from 'react';

/** One headed group of the checkout. */
export function CheckoutGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-6 md:py-7">
      <h2 id={id} className="mb-4 text-heading-s">
        {title}
      </h2>
      {children}
    </section>
  );
}

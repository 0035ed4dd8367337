import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';

type Props = {
  title: string;
  status: string;
  invalid?: boolean;
  /** Whether the section is initially open. */
  initiallyOpen?: boolean;
  children: ReactNode;
};

/** Optional fields in a collapsible section; an error in one of them expands it. */
export function FieldSection({
  title,
  status,
  invalid = false,
  initiallyOpen = false,
  children,
}: Props) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <details
      open={open || invalid}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="target flex cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">
          {title} <span className="font-normal text-text-2">{t.optional}</span>
        </span>
        <span className="ml-auto text-right text-small text-text-2">{status}</span>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 pt-2 pb-3">{children}</div>
    </details>
  );
}

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { ui } from '#messages/platform/ui.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's accessible name, displayed as its heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  description?: string | undefined;
  children: ReactNode;
  /** The footer, which stays visible while the body scrolls. */
  foot?: ReactNode;
  /** The maximum width on a desktop. */
  width?: 'narrow' | 'wide';
};

/** A modal dialog: it traps the focus, Escape closes it, the page behind does not scroll. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle,
  description,
  children,
  foot,
  width = 'narrow',
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-50 bg-mayur-900/50" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`rise facet-card fixed inset-x-0 bottom-0 z-50 m-auto flex max-h-[92dvh] flex-col bg-marble-0 shadow-dialog sm:inset-4 sm:h-fit sm:max-h-[calc(100dvh-2rem)] ${
            width === 'wide' ? 'sm:max-w-[940px]' : 'sm:max-w-[560px]'
          }`}
        >
          <DialogHead title={title} hideTitle={hideTitle ?? false} description={description} />
          <div className="overflow-y-auto px-5 pb-6 sm:px-8">{children}</div>
          {foot && <div className="border-t border-line px-5 py-4 sm:px-8">{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A modal sheet at the bottom of a small screen, at most 85% high. */
export function Sheet({ open, onOpenChange, title, description, children, foot }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-50 bg-mayur-900/50" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="sheet-enter fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-tr-[28px] bg-marble-0 shadow-dialog [corner-shape:bevel]"
        >
          <DialogHead title={title} hideTitle={false} description={description} />
          <div className="overflow-y-auto px-5 pb-6">{children}</div>
          {foot && (
            <div className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type HeadProps = { title: string; hideTitle: boolean; description: string | undefined };

function DialogHead({ title, hideTitle, description }: HeadProps) {
  return (
    <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-5 sm:pt-5 sm:pl-8">
      <div className="pt-2">
        <Radix.Title className={hideTitle ? 'sr-only' : 'text-[1.5rem] leading-tight'}>
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-small text-text-2">
            {description}
          </Radix.Description>
        )}
      </div>
      <Radix.Close aria-label={ui.close} className="target grid shrink-0 place-items-center">
        <X aria-hidden size={20} strokeWidth={1.6} />
      </Radix.Close>
    </div>
  );
}

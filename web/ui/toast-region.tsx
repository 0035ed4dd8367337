import { Check, CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { ui } from '#messages/platform/ui.ts';
import { keepClear } from './keep-clear.ts';
import type { CurrentToast, ToastMessage } from './toast-message.ts';

/**
 * Milliseconds for which a toast is displayed; the timer is paused while it is hovered or focused.
 */
const duration = 5000;
/** Length in px of a swipe to the right that closes the toast. */
const swipeThreshold = 50;

type Props = {
  current: CurrentToast | null;
  /** The last clicked element: the toast usually concerns it, and must not cover it. */
  pressed: RefObject<Element | null>;
  onClose: (id: number) => void;
};

/**
 * The toast's region: at the bottom right from 640 px, else at the top; at the top also while a
 * dialog is open, whose buttons are at the bottom; at the other end if it would cover the clicked
 * element. F8 moves the focus here. As a popover it is in the browser's top layer, above the
 * backdrop of a window such as the payment's.
 */
export default function ToastRegion({ current, pressed, onClose }: Props) {
  const viewport = useRef<HTMLOListElement>(null);
  const id = current?.id;
  useEffect(() => {
    const element = viewport.current;
    // A browser without the popover API displays it in its normal position.
    if (id === undefined || !element?.showPopover) return;
    // The element added last is on top in the top layer, so the popover is reopened for each toast.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [id]);
  useEffect(() => {
    const element = viewport.current;
    if (id === undefined || !element) return;
    // The toast's message may also appear in the page and shift the content below it.
    const watch = new ResizeObserver(() => keepClear(element, pressed.current));
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [id, pressed]);
  return (
    <Radix.Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={ui.notification}
    >
      {current && (
        <Toast key={current.id} message={current.message} onClose={() => onClose(current.id)} />
      )}
      <Radix.Viewport
        ref={viewport}
        popover="manual"
        hotkey={['F8']}
        label={ui.notifications}
        className="fixed inset-x-2 top-2 bottom-auto z-60 w-auto overflow-visible bg-transparent text-inherit outline-none sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-[470px] sm:in-[body:has([role=dialog],[role=alertdialog])]:top-6 sm:in-[body:has([role=dialog],[role=alertdialog])]:bottom-auto"
      />
    </Radix.Provider>
  );
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, description, kind = 'success', action, image } = message;
  const good = kind === 'success';
  return (
    <Radix.Root
      type={good ? 'background' : 'foreground'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={`toast facet-toast flex items-center gap-4 border py-3 pr-2 pl-4 shadow-dialog ${
        good
          ? 'night border-mayur-800 bg-mayur-800!'
          : 'border-sindoor-700 bg-marble-0 text-ink-900'
      }`}
    >
      {image ??
        (good ? (
          <span className="cut grid size-8 shrink-0 place-items-center bg-harit-700">
            <Check aria-hidden size={20} strokeWidth={1.6} />
          </span>
        ) : (
          <CircleAlert
            aria-hidden
            size={20}
            strokeWidth={1.6}
            className="shrink-0 text-sindoor-700"
          />
        ))}
      <div className="min-w-0 grow">
        <Radix.Title className="leading-snug font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-small text-text-2">{description}</Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action
          altText={action.altText}
          onClick={action.onPress}
          className="target shrink-0 px-3 font-semibold text-accent in-[.night]:text-kesar-300"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close aria-label={ui.close} className="target grid shrink-0 place-items-center">
        <X aria-hidden size={20} strokeWidth={1.6} />
      </Radix.Close>
    </Radix.Root>
  );
}

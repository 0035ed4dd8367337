import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CurrentToast, ToastMessage } from './toast-message.ts';

const loadRegion = () => import('./toast-region.tsx');
const ToastRegion = lazy(loadRegion);

type Show = (message: ToastMessage) => void;
const ToastContext = createContext<Show>(() => {});

/**
 * Returns a function that displays a toast; a new one replaces the previous one.
 * @throws TypeError when its title, or its action's label or altText, is empty.
 */
export function useToast(): Show {
  return useContext(ToastContext);
}

/**
 * The provider of toasts for its subtree. Their code is loaded with the first click, not with the
 * page.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<CurrentToast | null>(null);
  const [used, setUsed] = useState(false);
  const pressed = useRef<Element | null>(null);

  const show = useCallback((message: ToastMessage) => {
    requireText(message);
    setUsed(true);
    setCurrent((last) => ({ id: (last?.id ?? 0) + 1, message }));
  }, []);
  const close = useCallback(
    (id: number) => setCurrent((last) => (last?.id === id ? null : last)),
    [],
  );

  useEffect(() => {
    const load = () => void loadRegion();
    // Not every browser focuses a button that is tapped or clicked.
    const press = ({ target }: Event) => {
      pressed.current =
        target instanceof Element ? target.closest('button, a, input, select, textarea') : null;
    };
    addEventListener('pointerdown', load, { once: true });
    addEventListener('keydown', load, { once: true });
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {used && (
        <Suspense>
          <ToastRegion current={current} pressed={pressed} onClose={close} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Validates a toast. @throws TypeError, see `useToast` */
export function requireText({ title, action }: ToastMessage): void {
  if (!title.trim()) throw new TypeError('a toast needs a title');
  if (action && !(action.label.trim() && action.altText.trim()))
    throw new TypeError("a toast's action needs its texts");
}

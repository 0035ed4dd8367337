import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shell } from '#messages/platform/shell.ts';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(loadMobileMenu);

/** The button that opens the mobile menu, which is loaded at the first interaction. */
export function MenuButton({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={shell.menu.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadMobileMenu}
        onFocus={loadMobileMenu}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
        className={`target grid place-items-center ${className}`}
      >
        <Menu aria-hidden size={24} strokeWidth={1.6} />
      </button>
      {used && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

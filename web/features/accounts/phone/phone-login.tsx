import { lazy, Suspense, useState } from 'react';
import { phone as t } from '#messages/accounts/phone.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Button } from '../../../ui/button.tsx';

const PhoneForm = lazy(() => import('./phone-form.tsx'));

/**
 * 'Log in with a code on your phone', if the shop sends messages; its form is loaded when it is
 * opened.
 */
export function PhoneLogin() {
  const [isOpen, setOpen] = useState(false);
  if (!useShopConfig()?.texts) return null;
  return (
    <div className="mt-4">
      {isOpen ? (
        <Suspense>
          <PhoneForm />
        </Suspense>
      ) : (
        <Button kind="second" wide onClick={() => setOpen(true)}>
          {t.login}
        </Button>
      )}
    </div>
  );
}

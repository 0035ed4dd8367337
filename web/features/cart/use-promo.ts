import { useQuery } from '@tanstack/react-query';
import { coupon as t } from '#messages/pricing/coupon.ts';
import { useSession, whileUser } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { guestCoupon } from './guest-coupon.ts';
import { cartQuery } from './use-cart.ts';

/**
 * The promo strip's coupon as a button. Only the code is stored: cart and checkout apply it to the
 * cart's lines, which may still be empty. `use` is null for administrators, who have no cart.
 */
export function usePromo(code: string): { used: boolean; use: (() => void) | null } {
  const { status } = useSession();
  const toast = useToast();
  const stored = guestCoupon.use();
  const { data } = useQuery({ ...cartQuery, enabled: whileUser(status) });
  const used = stored === code || (status === 'user' && data?.coupon?.code === code);
  const use = () => {
    if (!used) guestCoupon.write(code);
    toast({ title: t.applied, description: t.waits(code) });
  };
  return { used, use: status === 'admin' ? null : use };
}

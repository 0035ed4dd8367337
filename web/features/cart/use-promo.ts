import { useQuery } from '@tanstack/react-query';
import { coupon as texts } from '#messages/pricing/coupon.ts';
import { useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { useGuestCoupon, writeGuestCoupon } from './guest-coupon.ts';
import { cartQuery } from './use-cart.ts';

/**
 * The shop's coupon by one press, from any page. Only the code is kept: cart and checkout apply it to what is in the cart,
 * which may still be nothing. Administrators have no cart and nothing to press (`use` null).
 */
export function usePromo(code: string): { used: boolean; use: (() => void) | null } {
  const { status } = useSession();
  const toast = useToast();
  const stored = useGuestCoupon();
  const { data } = useQuery({ ...cartQuery, enabled: status === 'user' });
  const used = stored === code || (status === 'user' && data?.coupon?.code === code);
  const use = () => {
    if (!used) writeGuestCoupon(code);
    toast({ title: texts.applied, description: texts.waits(code) });
  };
  return { used, use: status === 'admin' ? null : use };
}

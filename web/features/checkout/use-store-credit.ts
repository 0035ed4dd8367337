import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maybeLoggedIn, useSession } from '../../session/use-session.ts';
import { creditQuery } from '../accounts/credit-query.ts';

export type CreditChoice = {
  /** Whole rupees that could pay a part of this total; 0 where the customer has none. */
  available: number;
  /** Whole rupees that pay a part of it. */
  used: number;
  selected: boolean;
  select: (selected: boolean) => void;
};

/** The customer's choice to pay a part of a total, in rupees, with store credit. */
export function useStoreCredit(charge: number): CreditChoice {
  const { status } = useSession();
  const [selected, select] = useState(false);
  const { data } = useQuery({ ...creditQuery, staleTime: 0, enabled: () => status === 'user' && maybeLoggedIn() });
  const available = Math.min(Math.floor(data?.credit ?? 0), Math.floor(charge));
  return { available, used: selected ? available : 0, selected, select };
}

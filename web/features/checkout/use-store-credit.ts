import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession, whileUser } from '../../session/use-session.ts';
import { creditQuery } from '../accounts/credit-query.ts';

/** A gift card of a guest: its code as typed, its last characters, its balance in rupees. */
type UsedCard = { code: string; end: string; balance: number };

export type CreditChoice = {
  /** Whole rupees that could pay a part of this total; 0 where the customer has none. */
  available: number;
  /** Whole rupees that pay a part of it. */
  used: number;
  selected: boolean;
  select: (selected: boolean) => void;
  /** The gift card that pays in place of store credit. */
  card: UsedCard | null;
  setCard: (card: UsedCard | null) => void;
};

/** The customer's choice to pay a part of a total, in rupees, with store credit or a gift card. */
export function useStoreCredit(charge: number): CreditChoice {
  const { status } = useSession();
  const [selected, select] = useState(false);
  const [card, setCard] = useState<UsedCard | null>(null);
  const { data } = useQuery({
    ...creditQuery,
    staleTime: 0,
    enabled: whileUser(status),
  });
  const upTo = (rupees: number) => Math.min(Math.floor(rupees), Math.floor(charge));
  const available = upTo(data?.credit ?? 0);
  const used = card && status !== 'user' ? upTo(card.balance) : selected ? available : 0;
  return { available, used, selected, select, card: status === 'user' ? null : card, setCard };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession, whileUser } from '../../session/use-session.ts';
import { creditQuery } from '../accounts/credit-query.ts';

/** A guest's gift card: its code as typed, its last characters, its balance in rupees. */
type UsedCard = { code: string; end: string; balance: number };

export type CreditChoice = {
  /** Whole rupees of store credit that could be used for this total; 0 without any. */
  available: number;
  /** Whole rupees of store credit used for this total. */
  used: number;
  selected: boolean;
  select: (selected: boolean) => void;
  /** The gift card used instead of store credit. */
  card: UsedCard | null;
  setCard: (card: UsedCard | null) => void;
};

/** The customer's choice to use store credit or a gift card for a part of a total in rupees. */
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

/** Why a test instrument is declined; null when it is accepted. The provider's own test cards and UPI ids. */
const declined: Record<string, string> = {
  '4100280000090000': 'payment_timed_out',
  '4100280000080001': 'insufficient_fund',
  '4100280000070002': 'payment_cancelled',
  '4100280000060003': 'card_declined',
  'failure@razorpay': 'payment_failed',
};

export type Instrument = { method: 'upi' | 'card'; vpa: string | null; declined: string | null };

/** What the customer typed as card number or UPI id; nothing means a UPI payment that works. Card numbers are not kept. */
export function readInstrument(typed: string | null): Instrument {
  const plain = (typed ?? '').replaceAll(/[\s-]/g, '').toLowerCase();
  const reason = declined[plain] ?? null;
  if (/^\d{12,19}$/.test(plain)) return { method: 'card', vpa: null, declined: reason };
  return { method: 'upi', vpa: plain === '' ? 'success@razorpay' : plain, declined: reason };
}

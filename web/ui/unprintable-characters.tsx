import { findUnprintable } from '@jyotiratna/contract/values/printable-characters';
import { ui } from '#messages/platform/ui.ts';
import { Alert } from './alert.tsx';

/** Lists the characters of these texts that documents cannot print. */
export default function UnprintableChars({ strings: labels }: { strings: readonly string[] }) {
  const chars = findUnprintable(...labels);
  return chars.length > 0 ? <Alert tone="wait">{ui.unprintable(chars.join(' '))}</Alert> : null;
}

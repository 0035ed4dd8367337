import { findUnprintable } from '@jyotiratna/contract/values/printed-letters';
import { ui } from '#messages/platform/ui.ts';
import { Alert } from './alert.tsx';

/** Names the letters of these texts that no document can print. */
export default function UnprintableLetters({ texts: labels }: { texts: readonly string[] }) {
  const letters = findUnprintable(...labels);
  return letters.length > 0 ? <Alert tone="wait">{ui.unprintable(letters.join(' '))}</Alert> : null;
}

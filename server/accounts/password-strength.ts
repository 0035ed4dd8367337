import { ShopError, sentence } from '@jyotiratna/contract';

/**
 * Refuses a password that is on the list of common ones (49 000, from leaks) or made of what everyone knows about the
 * account. No rules on kinds of characters: length and not being known is what counts (OWASP ASVS 5.0, 6.2).
 * @throws ShopError weak_password (400)
 */
export async function requireStrongPassword(
  password: string,
  about: { email: string; name: string },
  field = 'password',
): Promise<void> {
  const folded = fold(password);
  const reason = (await common()).has(folded)
    ? sentence('weak_password')
    : isGuessable(folded, about)
      ? sentence('password_guessable')
      : null;
  if (reason) throw new ShopError('weak_password', { message: reason, fields: { [field]: reason } });
}

const shopWords = ['jyotiratna', 'gemstone', 'kundli', 'rudraksha'];

/** True when little is left of a password once the known words are taken out of it. */
function isGuessable(folded: string, { email, name }: { email: string; name: string }): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const words = [email, mailbox, domain, name, ...name.split(/\s+/), ...mailbox.split(/[._+-]+/), ...domain.split('.')]
    .concat(shopWords)
    .map(fold)
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), folded).replace(/[\d\s\p{P}\p{S}]/gu, '');
  const oneCharacter = new Set(folded).size <= 2;
  return oneCharacter || (rest.length < 3 && words.some((word) => folded.includes(word)));
}

function fold(text: string): string {
  return text.normalize().toLowerCase();
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first password that is set: several megabytes that most processes never need. */
function common(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toString().toLowerCase())),
  );
  return list;
}

import { errorMessage, ShopError } from '@jyotiratna/contract';

/**
 * Rejects a password that is on the list of common ones (49 000, from leaks) or derived from
 * public data of the account. No composition rules: only length and not being common matter
 * (OWASP ASVS 5.0, 6.2).
 * @throws ShopError weak_password (400)
 */
export async function requireStrongPassword(
  password: string,
  user: { email: string; name: string },
  field = 'password',
): Promise<void> {
  const folded = fold(password);
  const reason = (await common()).has(folded)
    ? errorMessage('weak_password')
    : isGuessable(folded, user)
      ? errorMessage('password_guessable')
      : null;
  if (reason)
    throw new ShopError('weak_password', { message: reason, fields: { [field]: reason } });
}

const shopWords = ['jyotiratna', 'gemstone', 'kundli', 'rudraksha'];

/** True when a password is too short after removing the guessable terms from it. */
function isGuessable(folded: string, { email, name }: { email: string; name: string }): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const words = [
    email,
    mailbox,
    domain,
    name,
    ...name.split(/\s+/),
    ...mailbox.split(/[._+-]+/),
    ...domain.split('.'),
  ]
    .concat(shopWords)
    .map(fold)
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);
  const rest = words
    .reduce((text, word) => text.replaceAll(word, ''), folded)
    .replace(/[\d\s\p{P}\p{S}]/gu, '');
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
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].map((word) => word.toString().toLowerCase())),
  );
  return list;
}

import type { Letter } from './letter.ts';

/** The link that proves an e-mail address. `url` holds the secret. No name, for the reason given in `password-reset.ts`. */
export function verifyEmail({ url }: { url: string }): Letter {
  return {
    subject: 'Please confirm your email',
    preview: 'One click, and your account is complete.',
    heading: 'Please confirm your email',
    blocks: [
      { kind: 'text', text: 'Namaste! Welcome to our shop. Please confirm that this email is yours.' },
      { kind: 'action', label: 'Confirm my email', url },
      { kind: 'text', text: 'Orders that you placed as a guest with this email then appear in your account.' },
      { kind: 'note', text: 'The link works for two days. If you did not register, do nothing.' },
    ],
    reason: 'You get this message because an account was opened at our shop with this email.',
  };
}

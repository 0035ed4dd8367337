import type { Letter } from './letter.ts';

/**
 * The link that sets a new password. `url` holds the secret. No name: until an address is proven, whoever registered it
 * chose the name, and this message must not carry a stranger's words.
 */
export function passwordReset({ url }: { url: string }): Letter {
  return {
    subject: 'Set a new password',
    preview: 'The link works once, for 30 minutes.',
    heading: 'Set a new password',
    blocks: [
      { kind: 'text', text: 'Namaste! Someone asked for a new password for your account.' },
      { kind: 'action', label: 'Choose a new password', url },
      {
        kind: 'note',
        text: 'The link works once and for 30 minutes. If it was not you, do nothing: your password stays as it is.',
      },
    ],
    reason: 'You get this message because a new password was asked for at our shop with this email.',
  };
}

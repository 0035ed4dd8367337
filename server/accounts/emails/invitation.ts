import type { Email } from '../../platform/mail/email.ts';

/** An administrator's invitation. `code` is the secret, `url` the page that takes it. */
export function invitation({ email, code, url }: { email: string; code: string; url: string }): Email {
  return {
    subject: 'Your invitation to run the shop',
    preview: 'The code works once, for 24 hours.',
    heading: 'Your invitation to run the shop',
    blocks: [
      { kind: 'text', text: `You are invited to become an administrator with the email ${email}.` },
      { kind: 'action', label: 'Register as admin', url },
      { kind: 'lines', title: 'Invitation code', lines: [code] },
      { kind: 'note', text: 'The code works once, for 24 hours and for this email only.' },
    ],
    reason: 'You get this message because an administrator of our shop invited this email.',
  };
}

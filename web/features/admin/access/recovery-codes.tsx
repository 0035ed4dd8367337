import { Download } from 'lucide-react';
import { access as t } from '#messages/admin/access.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../layout/copy-button.tsx';

type Props = { codes: readonly string[]; onStored: () => void };

/** Recovery codes, displayed this once: each opens the account one time without the app. */
export function RecoveryCodes({ codes, onStored }: Props) {
  const text = codes.join('\n');

  return (
    <div className="grid gap-5">
      <p className="text-text-2">{t.keepTheseCodes}</p>
      <ul
        aria-label={t.recoveryCodes}
        className="figures grid gap-x-6 gap-y-1 rounded-md bg-marble-100 p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} done={t.codesCopied} />
        <Button kind="second" size="s" onClick={() => save(t.jyotiratnaRecoveryCodes(text))}>
          <Download aria-hidden size={16} strokeWidth={1.6} />
          {t.download}
        </Button>
        <Button size="s" className="ml-auto" onClick={onStored}>
          {t.iKeptThem}
        </Button>
      </div>
    </div>
  );
}

function save(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'jyotiratna-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../layout/file-button.tsx';

type Props = {
  /** The name of the stored file; absent without one. */
  kept?: string | null;
  chosen: File | null;
  disabled?: boolean;
  children?: ReactNode;
  onSelect: (file: File | null) => void;
};

/** Selects the laboratory's report of a stone: a PDF or an image, at most 5 MB. */
export function ReportPicker({
  kept: saved = null,
  chosen: selected,
  disabled = false,
  children,
  onSelect,
}: Props) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 font-medium leading-snug">
        {t.laboratoryReport} <span className="font-normal text-text-2">{t.optional}</span>
      </legend>
      <p className="text-small text-text-2">{t.pdfOrJpeg}</p>
      {saved && !selected && (
        <a href={saved} target="_blank" rel="noreferrer" className="text-link mt-2 inline-block">
          {t.openReportKept}
        </a>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <FileButton
          icon={FileText}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onFiles={([file = null]) => onSelect(file)}
        >
          {saved ? t.chooseAnotherReport : t.chooseReport}
        </FileButton>
        {selected && (
          <Button kind="text" size="s" onClick={() => onSelect(null)}>
            {t.leaveOut(selected.name)}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-text-2">
        {selected && t.keptWhenYou(selected.name)}
      </p>
    </fieldset>
  );
}

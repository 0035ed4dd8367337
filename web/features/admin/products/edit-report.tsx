import type { AdminProduct } from '@jyotiratna/contract';
import { putReportRoute, removeReportRoute } from '@jyotiratna/contract/admin/products';
import { useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../layout/use-send.ts';
import { ReportPicker } from '../product-form/report-picker.tsx';

type Props = { product: AdminProduct; onSaved: (product: AdminProduct) => void };

/** A stone's report is saved or deleted at once, independently of other edits. */
export function EditReport({ product, onSaved }: Props) {
  const [selected, setSelected] = useState<File | null>(null);
  const params = { id: product._id };
  const save = useSend({
    call: (file: File | null) => {
      if (!file) return shop(removeReportRoute, { params });
      const body = new FormData();
      body.set('report', file);
      return shop(putReportRoute, { params, body });
    },
    onDone: (reply) => {
      setSelected(null);
      onSaved(reply.product);
    },
  });
  return (
    <div className="grid gap-3">
      <ReportPicker
        kept={product.reportFile}
        chosen={selected}
        disabled={save.isPending}
        onSelect={setSelected}
      >
        {selected && (
          <Button
            size="s"
            busy={save.isPending}
            busyLabel={t.keeping}
            onClick={() => save.mutate(selected)}
          >
            {t.keepReport}
          </Button>
        )}
        {product.reportFile && !selected && (
          <Button kind="text" size="s" onClick={() => save.mutate(null)}>
            {t.removeReport}
          </Button>
        )}
      </ReportPicker>
      {save.error && <Alert tone="error">{save.error.message}</Alert>}
    </div>
  );
}

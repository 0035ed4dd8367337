import { createApiClient, type Fetch } from '@jyotiratna/contract';
import { addProductRoute, putReportRoute } from '@jyotiratna/contract/admin/products';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { wizard as t } from '#messages/admin/wizard.ts';
import { api } from '../../../api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCall } from '../../../use-call.ts';
import { productsKey } from '../products/products-query.ts';
import { addError } from './add-error.ts';

/**
 * Creates the remedy, clears the input, and redirects to its page, or to a draft's preview; if the
 * user has navigated meanwhile it only displays a message. An error clears nothing.
 */
export function useCreateProduct(onCreated: () => void) {
  const [progress, setProgress] = useState(0);
  const navigate = useNavigate();
  const toast = useToast();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const { send, busy, error } = useCall({
    call: async ({ form, report }: { form: FormData; report: File | null }) => {
      setProgress(0);
      const added = await createApiClient(createUploadFetch(setProgress))(addProductRoute, {
        body: form,
      });
      if (!report) return added;
      const body = new FormData();
      body.set('report', report);
      // The remedy is created even when its report fails: the error is displayed, and the report
      // can be uploaded in the edit form.
      await api(putReportRoute, { params: { id: added.product._id }, body }).catch((error: Error) =>
        toast({ title: t.reportNotKept, description: error.message, kind: 'error' }),
      );
      return added;
    },
    stale: [productsKey],
    done: ({ product }) =>
      product.draft
        ? { title: t.draftSaved, description: t.onlyAdministratorsCan }
        : { title: t.productAdded, description: t.productAddedSuccessfully },
    onDone: async ({ product }) => {
      if (!mounted.current) return;
      onCreated();
      await navigate(
        product.draft
          ? `/admin/remedies/${product._id}/preview`
          : `/remedies/${product.slug || product._id}`,
      );
    },
    onFailed: (rejection) =>
      toast({ title: t.productAddFailed, description: addError(rejection), kind: 'error' }),
  });
  return {
    create: (form: FormData, report: File | null) => send({ form, report }),
    busy,
    /** From 0 to 1; 1 while the server processes the images. */
    progress,
    error: error ? addError(error) : null,
  };
}

/** A `fetch` with upload progress from 0 to 1, which the native one lacks. */
function createUploadFetch(onProgress: (share: number) => void): Fetch {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method ?? 'POST', path);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError('The upload was interrupted.'));
      request.onabort = request.onerror;
      request.send(body as XMLHttpRequestBodyInit);
    });
}

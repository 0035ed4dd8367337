import { createShop } from '@jyotiratna/contract';
import { addProduct } from '@jyotiratna/contract/admin/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../ui/toast.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { productsKey } from '../products/products-query.ts';
import { addError } from './add-error.ts';
import { createUploadFetch } from './upload-fetch.ts';

/**
 * Creates the remedy, forgets what was typed, and goes to its page; whoever has left meanwhile is only told. A refusal
 * keeps everything.
 */
export function useCreateProduct(onCreated: () => void) {
  const [progress, setProgress] = useState(0);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const create = useMutation({
    onSettled: release,
    mutationFn: (form: FormData) => {
      setProgress(0);
      return createShop(createUploadFetch(setProgress))(addProduct, { body: form });
    },
    onSuccess: async ({ product }) => {
      toast({ title: 'Product added', description: 'Product added successfully!' });
      void queries.invalidateQueries({ queryKey: productsKey });
      if (!here.current) return;
      onCreated();
      await navigate(`/remedies/${product.slug || product._id}`);
    },
    onError: (error) => toast({ title: 'Product add failed', description: addError(error), kind: 'error' }),
  });
  return {
    create: (form: FormData) => press(() => create.mutate(form)),
    busy: create.isPending,
    /** From 0 to 1; 1 while the server works on the pictures. */
    progress,
    error: create.error ? addError(create.error) : null,
  };
}

import { errorMessage, ShopError } from '@jyotiratna/contract';

/** The error for a missing image. @param field the form field of the image */
export function imageRequired(field = 'images'): ShopError {
  const message = errorMessage('picture_needed');
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}

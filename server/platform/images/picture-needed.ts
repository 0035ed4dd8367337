import { ShopError, sentence } from '@jyotiratna/contract';

/** What is answered where an image has to come. @param field the field of the form that lacks it */
export function pictureNeeded(field = 'images'): ShopError {
  const message = sentence('picture_needed');
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}

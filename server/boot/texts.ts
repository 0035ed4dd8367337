import { accountMessages } from '../accounts/phone/define-texts.ts';
import { sessionMessages } from '../consultations/define-texts.ts';
import { draftOrderMessages } from '../draft-orders/define-texts.ts';
import { orderMessages } from '../orders/define-texts.ts';
import { parcelMessages } from '../parcels/define-texts.ts';

/** The messages of every domain to phones. */
export const phoneMessages = {
  ...accountMessages,
  ...orderMessages,
  ...draftOrderMessages,
  ...parcelMessages,
  ...sessionMessages,
};

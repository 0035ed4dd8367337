import { cartCommands } from './commands/cart.ts';
import { catalogueCommands } from './commands/catalogue.ts';
import { checkoutCommands } from './commands/checkout.ts';
import { fulfilmentCommands } from './commands/fulfilment.ts';
import { giftCardCommands } from './commands/gift-cards.ts';
import { paymentCommands } from './commands/payments.ts';
import {
  failureCommands,
  jobCommands,
  refundFateCommands,
  timeCommands,
} from './commands/provider.ts';
import { refundCommands } from './commands/refunds.ts';
import { returnCommands } from './commands/returns.ts';
import { sessionCommands } from './commands/sessions.ts';
import { walletCommands } from './commands/wallet.ts';

/** Orders and their payments. A command listed twice is twice as frequent. */
const moneyCommands = [
  ...cartCommands,
  ...checkoutCommands,
  ...paymentCommands,
  ...refundCommands,
  ...fulfilmentCommands,
  ...returnCommands,
  ...giftCardCommands,
  ...catalogueCommands,
  ...jobCommands,
];

export const orderCommands = [...moneyCommands, ...failureCommands, ...timeCommands];

/** The prepaid balance, and its uses. */
export const balanceCommands = [
  ...walletCommands,
  ...sessionCommands,
  ...jobCommands,
  ...failureCommands,
  ...timeCommands,
];

/** Those that may happen at the same time as another one. */
export const concurrentCommands = [...moneyCommands, ...walletCommands, ...refundFateCommands];

export { timeCommands };

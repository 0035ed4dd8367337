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

/** Commands of orders and payments. A command listed twice is twice as frequent. */
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

/** Commands of the prepaid balance (wallet) and its uses. */
export const balanceCommands = [
  ...walletCommands,
  ...sessionCommands,
  ...jobCommands,
  ...failureCommands,
  ...timeCommands,
];

/** Commands that may run in parallel. */
export const concurrentCommands = [...moneyCommands, ...walletCommands, ...refundFateCommands];

export { timeCommands };

import { createShop } from '@jyotiratna/contract';
import { common } from '#messages/common.ts';
import { wordReply } from '#messages/word-reply.ts';
import { spoken } from './spoken.ts';

const words = { error: common.somethingWrong, message: common.unreachable };

/** The shop as the browser reaches it, for personal data and writes. Loaders use `shopContext` instead. */
export const shop = createShop((path, init) => fetch(path, init).then(wordReply), words, spoken);

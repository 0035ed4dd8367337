import type { Shop } from '@jyotiratna/contract';
import { createContext } from 'react-router';

/** What the server gives every request. It reads these keys from the build, because the build holds its own copy. */

/** The contract's client; while rendering it calls the shop's API in process, without the visitor's cookies. */
export const shopContext = createContext<Shop>();

/** The content security policy's nonce. A page's HTML depends on nothing else of the request but its URL. */
export const nonceContext = createContext<string>();

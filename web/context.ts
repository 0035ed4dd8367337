import type { ApiClient, Page } from '@jyotiratna/contract';
import { createContext } from 'react-router';

/**
 * The server's context of every request. The server reads these keys from the build, because the
 * build has its own copy of this module.
 */

/**
 * The contract's client; while rendering it calls the shop's API in process, without the visitor's
 * cookies.
 */
export const apiContext = createContext<ApiClient>();

/**
 * The placeholder nonce of scripts rendered by the page's own code: the server allows these scripts
 * by their hashes (CSP) and removes the nonce before the page is sent. A page's HTML depends only
 * on the URL of its request.
 */
export const scriptMarkContext = createContext<string>();

/**
 * Every page of this build; robots.txt, the sitemaps and the service worker are derived from it.
 */
export const pagesContext = createContext<readonly Page[]>();

import type { Locator, Page, Route } from '@playwright/test';
import type { Remedy } from '../shopping.ts';
import type { Messages } from './words.ts';

/** What a screen may rest on: the shop that all images are of. */
export type Stage = {
  url: string;
  /** Stock is not counted. */
  endless: Remedy;
  /** Of the customer, paid. */
  orderId: string;
  couponId: string;
};

/** One state of one screen. */
export type Screen = {
  /** Also the name of its files: kebab-case, unique. */
  name: string;
  /** Heading in the gallery. */
  group: string;
  /** Path and query; English. */
  path: string | ((stage: Stage) => string);
  /** Whose eyes it is seen with; a guest's where nothing is said. */
  who?: 'customer' | 'owner';
  /** Done on a page of the shop before the address is opened: carts, rejected calls. */
  before?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Leaves an order, a booking or a mail behind; such states are looked at when all others have been. */
  changes?: true;
  /** It is a page that still waits: what stands there then, as a selector. */
  waiting?: string;
  /** Leads from the opened address to the state, by the words of the screen's language and the names of its fields. */
  visit?: (page: Page, messages: Messages) => Promise<unknown>;
  /** Has no Hindi sibling. */
  english?: true;
  /** Only what the viewport shows, for what lies over the page. */
  viewportOnly?: true;
  /** Only the first element of this selector, where the rest of the page has an image already. */
  region?: string;
  /** Where the state exists on one size only. */
  size?: 'phone' | 'desktop';
  /** Words that change by the day; all are replaced by the same. */
  daily?: string;
};

/** Answers the calls to this path with a failure. */
export const refuse =
  (path: string, status = 500, json: object = {}) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }));

const held: Route[] = [];

/** Never answers the calls to this path. */
export const neverAnswer = (path: string) => (page: Page) => page.route(path, (route) => void held.push(route));

/** Ends the calls that were never answered. A page that is left with them lets them go on to the shop: an order stands there. */
export async function endHeld(): Promise<void> {
  await Promise.all(held.splice(0).map((route) => route.abort().catch(() => undefined)));
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

export const submitButton = (form: Locator) => form.locator('button[type=submit]').last();

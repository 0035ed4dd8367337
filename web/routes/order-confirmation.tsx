import type { PageMeta } from '@jyotiratna/contract';
import { confirmation } from '#messages/orders/confirmation.ts';
import { ConfirmationPage } from '../features/orders/confirmation-page.tsx';
import type { Route } from './+types/order-confirmation.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: confirmation.pageTitle }];

export default ConfirmationPage;

import { data } from 'react-router';
import { shopContext } from '../context.ts';
import { isCallError } from '../is-call-error.ts';
import type { Route } from './+types/remedy.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.product.name} | Jyotiratna` }];

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await context.get(shopContext).catalogue.get(params.slug);
  } catch (error) {
    if (isCallError(error) && error.status === 404) throw data('Product not found.', { status: 404 });
    throw error;
  }
}

export default function Remedy({ loaderData }: Route.ComponentProps) {
  return <h1 className="page py-16 text-heading-m">{loaderData.product.name}</h1>;
}

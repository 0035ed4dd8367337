import { shopContext } from '../context.ts';
import type { Route } from './+types/remedies.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Semi-Precious Stones and Bracelets | Jyotiratna' }];

export async function loader({ context }: Route.LoaderArgs) {
  return await context.get(shopContext).catalogue.list();
}

export default function Remedies({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-16">
      <h1 className="text-display-l">Semi-Precious Stones and Bracelets</h1>
      <p>{loaderData.total} remedies</p>
    </div>
  );
}

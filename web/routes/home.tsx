import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Jyotiratna' }];

export default function Home() {
  return <h1 className="page py-16 text-display-xl">Handcrafted with Intention</h1>;
}

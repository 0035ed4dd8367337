import { redirect } from 'react-router';

/** `/contact` to `/contact-us`. */
export function loader() {
  throw redirect('/contact-us', 301);
}

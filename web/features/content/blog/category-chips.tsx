import { Link } from 'react-router';
import { blog } from '#content/blog.ts';
import { type BlogChip, blogChips } from '../../../content/article.ts';

/** Links that filter the list; the selection is in the URL. */
export function CategoryChips({ chosen: picked }: { chosen: BlogChip }) {
  return (
    <nav
      aria-label={blog.chips}
      className="-mx-4 scroll-px-24 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
    >
      <ul className="flex w-max gap-2">
        {blogChips.map((chip) => (
          <li key={chip}>
            <Link
              to={chip === 'All' ? '/blog' : `/blog?${new URLSearchParams({ category: chip })}`}
              preventScrollReset
              aria-current={chip === picked ? 'true' : undefined}
              className="cut inline-flex min-h-11 items-center border border-marble-300 bg-marble-0 px-4 font-medium whitespace-nowrap hover:border-mayur-700 aria-[current]:border-mayur-700 aria-[current]:bg-mayur-700 aria-[current]:text-marble-0"
            >
              {blog.chipNames[chip]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

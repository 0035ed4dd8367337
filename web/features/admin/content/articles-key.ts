/** Of the list and of each article, below it. */
export const articlesKey = ['admin', 'articles'];

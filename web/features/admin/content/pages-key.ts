/** Of the list and of each page, below it. */
export const pagesKey = ['admin', 'pages'];

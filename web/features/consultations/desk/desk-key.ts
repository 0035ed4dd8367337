/** Where the desk is kept among what the page has read. */
export const deskKey = ['healer-desk'];

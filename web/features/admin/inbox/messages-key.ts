/** The key prefix of all queries that resolving a message invalidates. */
export const messagesKey = ['admin', 'messages'];

/** Begins the key of everything that a message's answer changes. */
export const messagesKey = ['admin', 'messages'];

/** The server speaks English: its replies are shown as they are. */
export const wordReply = (reply: Response): Response | Promise<Response> => reply;

/** A sentence of the server's from a reply that is no error. */
export const wordSentence = async (english: string): Promise<string> => english;

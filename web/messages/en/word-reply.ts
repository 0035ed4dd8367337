/** The server speaks English: its replies are shown as they are. */
export const wordReply = (reply: Response): Response | Promise<Response> => reply;

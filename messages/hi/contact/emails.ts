import type { emails as English } from '../../en/contact/emails.ts';

/** Emails that reply to contact messages. */
export const emails: typeof English = {
  receipt: {
    subject: 'आपका संदेश हमें मिल गया',
    preview: 'हम दो दिन में जवाब देते हैं।',
    text: 'नमस्ते! आपका संदेश हमें मिल गया है। हम इसी ईमेल पर 48 घंटे के अंदर जवाब देंगे।',
    title: 'आपका संदेश',
    number: 'नंबर',
    note: 'अगर आपने हमें नहीं लिखा, तो किसी और ने यह ईमेल दिया है। आपको कुछ नहीं करना है।',
  },
};

/** The page /contact-us. */
export const contact = {
  head: {
    title: 'Contact Us | Jyotiratna',
    description:
      'Write to us about an order, a remedy or your data. We answer within 24 hours, Monday to Friday, 9:00 to 18:00 IST.',
  },
  heading: 'Contact Us',
  lead: 'We answer within 24 hours, Monday to Friday, 9:00 to 18:00 IST.',
  fields: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  /** The initial message of a contact form about an order. */
  about: {
    order: {
      subject: (number: string) => `Help with order ${number}`,
      items: 'The order has:',
      ask: 'What we can help you with:',
    },
    return: {
      subject: (number: string) => `Return of order ${number}`,
      items: 'Please delete what you are keeping:',
      ask: 'Reason (optional):',
    },
  },
  returns: {
    title: 'How a return works',
    steps: [
      'Send this message. We answer within 24 hours, Monday to Friday, with the address for the parcel.',
      'Send the piece back unworn, with its packing and any certificate. If it arrived damaged, we pay for the return.',
      'We refund your original payment method within 7-10 business days after we accept the return.',
    ],
  },
  call: {
    title: 'See it in a video call',
    steps:
      'Send this request with the times that suit you. We choose one of them, and confirm it with the link of the call by email. Nothing is reserved.',
    subject: (name: string) => `Video call about ${name}`,
    times: 'Times that suit me (India):\n1. \n2. \n3. \n\nWhat I would like to see:\n',
  },
  subjectHint: 'If it is about an order, please give its number.',
  button: 'Send message',
  sending: 'Sending...',
  thanks: 'Thank you for your message!',
  failed: 'Your message could not be sent. It is still in the form; please try again.',
  detailsHeading: 'Other ways to reach us',
  labels: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    hours: 'Hours',
    officer: 'Grievance officer',
  },
  hours: 'Monday to Friday, 9:00 to 18:00 IST',
  faqs: 'Read the FAQs',
  notice: 'We use your name, e-mail address and message only to answer you.',
};

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
  subjectHint: 'If it is about an order, please give its number.',
  button: 'Send message',
  sending: 'Sending...',
  thanks: 'Thank you for your message!',
  failed: 'Your message could not be sent. It is still in the form; please try again.',
  detailsHeading: 'Other ways to reach us',
  labels: { email: 'Email', phone: 'Phone', address: 'Address', hours: 'Hours', officer: 'Grievance officer' },
  hours: 'Monday to Friday, 9:00 to 18:00 IST',
  faqs: 'Read the FAQs',
  notice: 'We use your name, e-mail address and message only to answer you.',
};

export const validation = {
  missing: 'Missing Information',
  email: 'Please provide a valid email.',
  firstName: 'Please provide your first name.',
  lastName: 'Please provide your last name.',
  address: 'Please provide your address.',
  city: 'Please provide your city.',
  state: 'Please select your state.',
  pin: 'Please provide a valid 6-digit PIN code.',
  phone: 'Please provide a valid phone number.',
  name: 'Please provide your name.',
  password: 'Please use 8 to 128 characters.',
  message: 'Please write a message.',
};

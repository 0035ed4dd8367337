/**
 * Slugs of large cities in India and of those abroad with most Indians: the suggestions before any
 * input.
 */
export const LARGE_CITIES = [
  ...[
    'delhi',
    'mumbai',
    'bengaluru',
    'kolkata',
    'chennai',
    'hyderabad',
    'ahmedabad',
    'pune',
    'surat',
    'jaipur',
  ],
  ...[
    'lucknow',
    'kanpur',
    'nagpur',
    'indore',
    'bhopal',
    'patna',
    'vadodara',
    'varanasi',
    'prayagraj',
    'ujjain',
  ],
  ...['dubai', 'london', 'new-york-city', 'singapore'],
] as const;

/**
 * Places with an uncommon GeoNames name: [its name, the common one, state]. Both are
 * searchable.
 */
export const renames: readonly (readonly [listed: string, standard: string, state: string])[] = [
  ['Abu', 'Mount Abu', 'Rajasthan'],
  ['Chitrakoot Dham', 'Chitrakoot', 'Uttar Pradesh'],
  ['Kanniyakumari', 'Kanyakumari', 'Tamil Nadu'],
  ['Khajuraho Group of Monuments', 'Khajuraho', 'Madhya Pradesh'],
  ['Konarka', 'Konark', 'Odisha'],
  ['Lonavla', 'Lonavala', 'Maharashtra'],
  ['Mahesana', 'Mehsana', 'Gujarat'],
  ['Saugor', 'Sagar', 'Madhya Pradesh'],
  ['Srisailain', 'Srisailam', 'Andhra Pradesh'],
];

/**
 * Names used in India that are missing from GeoNames' main names: [alias, main name, state]. Old
 * English names first, then abbreviations, then spellings that normalization does not unify.
 * Building the table fails if a target does not exist.
 */
export const aliases: readonly (readonly [alias: string, name: string, state: string])[] = [
  ['Bombay', 'Mumbai', 'Maharashtra'],
  ['Madras', 'Chennai', 'Tamil Nadu'],
  ['Calcutta', 'Kolkata', 'West Bengal'],
  ['Poona', 'Pune', 'Maharashtra'],
  ['Banaras', 'Varanasi', 'Uttar Pradesh'],
  ['Benares', 'Varanasi', 'Uttar Pradesh'],
  ['Kashi', 'Varanasi', 'Uttar Pradesh'],
  ['Bangalore', 'Bengaluru', 'Karnataka'],
  ['Trivandrum', 'Thiruvananthapuram', 'Kerala'],
  ['Calicut', 'Kozhikode', 'Kerala'],
  ['Pondicherry', 'Puducherry', 'Puducherry'],
  ['Simla', 'Shimla', 'Himachal Pradesh'],
  ['Cawnpore', 'Kanpur', 'Uttar Pradesh'],
  ['Vizag', 'Visakhapatnam', 'Andhra Pradesh'],
  ['Waltair', 'Visakhapatnam', 'Andhra Pradesh'],
  ['Trichy', 'Tiruchirappalli', 'Tamil Nadu'],
  ['Trichinopoly', 'Tiruchirappalli', 'Tamil Nadu'],
  ['Quilon', 'Kollam', 'Kerala'],
  ['Alleppey', 'Alappuzha', 'Kerala'],
  ['Gauhati', 'Guwahati', 'Assam'],
  ['Faizabad', 'Ayodhya', 'Uttar Pradesh'],
  ['Chhatrapati Sambhajinagar', 'Aurangabad', 'Maharashtra'],
  ['Sambhajinagar', 'Aurangabad', 'Maharashtra'],
  ['Trichur', 'Thrissur', 'Kerala'],
  ['Cannanore', 'Kannur', 'Kerala'],
  ['Tellicherry', 'Thalassery', 'Kerala'],
  ['Baroda', 'Vadodara', 'Gujarat'],
  ['Broach', 'Bharuch', 'Gujarat'],
  ['Cambay', 'Khambhat', 'Gujarat'],
  ['Tuticorin', 'Thoothukudi', 'Tamil Nadu'],
  ['Conjeeveram', 'Kanchipuram', 'Tamil Nadu'],
  ['Tinnevelly', 'Tirunelveli', 'Tamil Nadu'],
  ['Ootacamund', 'Ooty', 'Tamil Nadu'],
  ['Udhagamandalam', 'Ooty', 'Tamil Nadu'],
  ['Mayavaram', 'Mayiladuthurai', 'Tamil Nadu'],
  ['Cape Comorin', 'Kanyakumari', 'Tamil Nadu'],
  ['Bezawada', 'Vijayawada', 'Andhra Pradesh'],
  ['Berhampur', 'Brahmapur', 'Odisha'],
  ['Berhampore', 'Baharampur', 'West Bengal'],
  ['Jagannath Puri', 'Puri', 'Odisha'],
  ['Jubbulpore', 'Jabalpur', 'Madhya Pradesh'],
  ['Jullundur', 'Jalandhar', 'Punjab'],
  ['Sahibzada Ajit Singh Nagar', 'Mohali', 'Punjab'],
  ['SAS Nagar', 'Mohali', 'Punjab'],
  ['Hardwar', 'Haridwar', 'Uttarakhand'],
  ['Kurukshetra', 'Thanesar', 'Haryana'],
  ['Muttra', 'Mathura', 'Uttar Pradesh'],
  ['Brindaban', 'Vrindavan', 'Uttar Pradesh'],
  ['Prayag', 'Prayagraj', 'Uttar Pradesh'],
  ['Vasco', 'Vasco da Gama', 'Goa'],
  ['Goa', 'Panjim', 'Goa'],
  ['Thana', 'Thane', 'Maharashtra'],
  ['Dilli', 'Delhi', 'Delhi'],
];

/** Alternative names of places abroad: [alias, main name, country code]. */
export const aliasesAbroad: readonly (readonly [alias: string, name: string, country: string])[] = [
  ['New York', 'New York City', 'US'],
  ['Washington DC', 'Washington', 'US'],
  ['Rangoon', 'Yangon', 'MM'],
  ['Dacca', 'Dhaka', 'BD'],
  ['Saigon', 'Ho Chi Minh City', 'VN'],
  ['Katmandu', 'Kathmandu', 'NP'],
  ['München', 'Munich', 'DE'],
  ['Muenchen', 'Munich', 'DE'],
  ['Breslau', 'Wrocław', 'PL'],
  ['Danzig', 'Gdańsk', 'PL'],
  ['Warszawa', 'Warsaw', 'PL'],
  ['Cracow', 'Kraków', 'PL'],
  ['Wien', 'Vienna', 'AT'],
  ['Praha', 'Prague', 'CZ'],
  ['Kobenhavn', 'Copenhagen', 'DK'],
  ['Den Haag', 'The Hague', 'NL'],
  ['Bruxelles', 'Brussels', 'BE'],
  ['Brussel', 'Brussels', 'BE'],
  ['Bruges', 'Brugge', 'BE'],
  ['Ghent', 'Gent', 'BE'],
  ['Roma', 'Rome', 'IT'],
  ['Milano', 'Milan', 'IT'],
  ['Napoli', 'Naples', 'IT'],
  ['Torino', 'Turin', 'IT'],
  ['Venezia', 'Venice', 'IT'],
  ['Firenze', 'Florence', 'IT'],
  ['Genova', 'Genoa', 'IT'],
  ['Athina', 'Athens', 'GR'],
  ['Bucuresti', 'Bucharest', 'RO'],
  ['Beograd', 'Belgrade', 'RS'],
  ['Kiev', 'Kyiv', 'UA'],
  ['Lemberg', 'Lviv', 'UA'],
  ['Moskva', 'Moscow', 'RU'],
  ['Leningrad', 'Saint Petersburg', 'RU'],
  ['Petrograd', 'Saint Petersburg', 'RU'],
  ['Stalingrad', 'Volgograd', 'RU'],
  ['Gorky', 'Nizhniy Novgorod', 'RU'],
  ['Sverdlovsk', 'Yekaterinburg', 'RU'],
  ['Tiflis', 'Tbilisi', 'GE'],
  ['Alma-Ata', 'Almaty', 'KZ'],
  ['Frunze', 'Bishkek', 'KG'],
  ['Constantinople', 'Istanbul', 'TR'],
  ['Smyrna', 'İzmir', 'TR'],
  ['Kairo', 'Cairo', 'EG'],
  ['Al Qahirah', 'Cairo', 'EG'],
  ['Leopoldville', 'Kinshasa', 'CD'],
  ['Lourenco Marques', 'Maputo', 'MZ'],
  ['Tananarive', 'Antananarivo', 'MG'],
  ['Peking', 'Beijing', 'CN'],
  ['Canton', 'Guangzhou', 'CN'],
  ['Djakarta', 'Jakarta', 'ID'],
  ['Batavia', 'Jakarta', 'ID'],
  ['Krung Thep', 'Bangkok', 'TH'],
  ['Lyallpur', 'Faisalabad', 'PK'],
  ['NYC', 'New York City', 'US'],
];

/**
 * Places missing from both sources: [name, state, latitude, longitude] in degrees, from their
 * public maps.
 */
export const additions: readonly (readonly [
  name: string,
  state: string,
  lat: number,
  lon: number,
])[] = [
  ['Somnath', 'Gujarat', 20.888, 70.4012],
  ['Badrinath', 'Uttarakhand', 30.7433, 79.4938],
  ['Kedarnath', 'Uttarakhand', 30.7346, 79.0669],
  ['Nalanda', 'Bihar', 25.1357, 85.4438],
  ['Sarnath', 'Uttar Pradesh', 25.3811, 83.0214],
  ['Sabarimala', 'Kerala', 9.4346, 77.0814],
  ['Thalassery', 'Kerala', 11.7481, 75.4929],
  ['Dharmasthala', 'Karnataka', 12.959, 75.38],
  ['Dharwad', 'Karnataka', 15.4589, 75.0078],
];

/**
 * Corrections of populations that would rank a village before the city of its name: name,
 * state, population.
 */
export const populations: readonly [name: string, state: string, users: number][] = [
  // A village in the district of Fatehabad; the sources give it a larger population than
  // Gorakhpur in Uttar Pradesh.
  ['Gorakhpur', 'Haryana', 20_000],
  // Without a recorded population; otherwise the smaller Chittur in Kerala would have the name.
  ['Chittoor', 'Andhra Pradesh', 153_756],
];

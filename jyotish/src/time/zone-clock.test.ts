import { describe, expect, test } from 'vitest';
import { isoText, momentOf, offsetText } from './local-time.ts';
import { clockKindAt, offsetAt, resolveTime } from './zone-clock.ts';

/**
 * Zones that merged tz databases replace by another zone's clock before 1970: name, then month and
 * seconds ahead of UTC at noon of its 15th, for the month with the largest difference and the last
 * month with one. From the tz database with `backzone`.
 */
const SEPARATE_ZONES = `
Africa/Accra 1942-02 1800 1955-12 1800
Africa/Addis_Ababa 1936-05 10800 1942-07 10800
Africa/Asmara 1936-05 10800 1942-07 10800
Africa/Bamako 1934-03 -3600 1960-06 -3600
Africa/Bangui 1905-07 4460 1919-08 3600
Africa/Banjul 1912-01 -3996 1942-01 -3600
Africa/Blantyre 1911-08 8470 1925-06 8460
Africa/Brazzaville 1905-07 3668 1919-08 3600
Africa/Bujumbura 1900-01 7200 1908-12 7200
Africa/Conakry 1934-03 -3600 1959-12 -3600
Africa/Dakar 1912-01 -3600 1941-05 -3600
Africa/Dar_es_Salaam 1931-01 10800 1960-12 9900
Africa/Djibouti 1911-07 10800 1942-07 10800
Africa/Douala 1912-01 3600 1919-08 3600
Africa/Freetown 1913-07 -3600 1941-11 -3600
Africa/Gaborone 1943-10 10800 1944-03 10800
Africa/Harare 1903-03 7200 1908-12 7200
Africa/Kampala 1942-08 9000 1956-12 9900
Africa/Kigali 1900-01 7216 1908-12 7216
Africa/Kinshasa 1905-07 3600 1919-08 3600
Africa/Libreville 1912-01 3600 1919-08 3600
Africa/Lome 1900-01 0 1911-12 0
Africa/Luanda 1905-07 3124 1919-08 3600
Africa/Lubumbashi 1900-01 3600 1920-04 3600
Africa/Lusaka 1900-01 6788 1908-12 7200
Africa/Malabo 1919-09 0 1963-11 0
Africa/Maseru 1942-10 7200 1943-03 7200
Africa/Mbabane 1942-10 7200 1944-03 7200
Africa/Mogadishu 1900-01 10800 1956-12 9000
Africa/Niamey 1919-09 -3600 1959-12 0
Africa/Nouakchott 1934-03 -3600 1960-11 -3600
Africa/Ouagadougou 1900-01 -364 1911-12 -364
Africa/Porto-Novo 1919-09 0 1934-02 0
America/Anguilla 1942-05 -14400 1945-09 -14400
America/Antigua 1942-05 -18000 1950-12 -18000
America/Aruba 1942-05 -16200 1964-12 -16200
America/Atikokan 1908-05 -21600 1940-09 -21600
America/Blanc-Sablon 1918-04 -10800 1942-04 -10800
America/Cayman 1900-01 -18430 1912-01 -18430
America/Creston 1918-04 -28800 1967-10 -25200
America/Curacao 1942-05 -16200 1964-12 -16200
America/Dominica 1942-05 -14400 1945-09 -14400
America/Grenada 1942-05 -14400 1945-09 -14400
America/Guadeloupe 1942-05 -14400 1945-09 -14400
America/Montserrat 1942-05 -14400 1945-09 -14400
America/Nassau 1918-04 -18000 1963-10 -18000
America/Port_of_Spain 1942-05 -14400 1945-09 -14400
America/St_Kitts 1942-05 -14400 1945-09 -14400
America/St_Lucia 1942-05 -14400 1945-09 -14400
America/St_Thomas 1942-05 -14400 1945-09 -14400
America/St_Vincent 1942-05 -14400 1945-09 -14400
America/Tortola 1942-05 -14400 1945-09 -14400
Antarctica/DumontDUrville 1900-01 0 1956-10 0
Antarctica/McMurdo 1927-11 0 1955-12 0
Antarctica/Syowa 1900-01 0 1957-01 0
Asia/Aden 1900-01 10794 1947-02 10794
Asia/Bahrain 1920-01 12140 1943-12 12600
Asia/Brunei 1942-03 28800 1945-08 28800
Asia/Kuala_Lumpur 1900-01 24406 1900-12 24406
Asia/Kuwait 1947-03 11516 1949-12 11516
Asia/Muscat 1900-01 14064 1919-12 14064
Asia/Phnom_Penh 1945-03 32400 1945-08 32400
Asia/Vientiane 1945-03 32400 1955-03 28800
Atlantic/Reykjavik 1900-01 -5280 1968-03 -3600
Atlantic/St_Helena 1912-01 -1368 1950-12 -1368
Europe/Amsterdam 1946-06 3600 1946-09 3600
Europe/Copenhagen 1945-08 3600 1949-09 3600
Europe/Guernsey 1940-07 7200 1943-09 7200
Europe/Jersey 1940-07 7200 1943-09 7200
Europe/Ljubljana 1945-04 7200
Europe/Luxembourg 1904-06 3600 1940-05 7200
Europe/Monaco 1940-06 3600 1942-02 3600
Europe/Oslo 1947-05 3600 1965-09 7200
Europe/Sarajevo 1945-04 7200
Europe/Skopje 1945-04 7200
Europe/Stockholm 1945-06 3600 1949-09 3600
Europe/Zagreb 1945-04 7200
Indian/Antananarivo 1954-03 14400 1954-05 14400
Indian/Christmas 1900-01 25200 1920-03 25200
Indian/Cocos 1942-05 23400 1945-04 23400
Indian/Comoro 1911-07 10800 1942-07 10800
Indian/Kerguelen 1900-01 0 1959-12 18000
Indian/Mahe 1907-01 14400 1919-12 14400
Indian/Mayotte 1900-01 10856 1942-07 10800
Indian/Reunion 1911-06 14400 1919-12 14400
Pacific/Chuuk 1914-10 32400 1945-07 32400
Pacific/Funafuti 1900-01 43012 1900-12 43012
Pacific/Majuro 1914-10 32400 1969-09 39600
Pacific/Midway 1956-06 -36000 1956-08 -36000
Pacific/Pohnpei 1914-10 32400 1945-07 32400
Pacific/Saipan 1901-01 32400 1944-07 36000
Pacific/Wake 1900-01 39988 1900-12 39988
Pacific/Wallis 1900-01 44120 1900-12 44120`;

const separate = SEPARATE_ZONES.trim()
  .split('\n')
  .flatMap((line) => {
    const [zone = '', ...pairs] = line.split(' ');
    return pairs.flatMap((month, at) =>
      at % 2 === 0 ? [[zone, month, Number(pairs[at + 1])] as const] : [],
    );
  });

test.each(separate)('%s has its own clock in %s', (zone, month, seconds) => {
  const moment = momentOf({ date: `${month}-15`, time: '12:00', zone });
  expect(moment.offsetSeconds).toBe(seconds);
  expect(offsetAt(moment.instant, { zone })).toBe(seconds);
});

describe('the clock of a zone', () => {
  test.each([
    ['Asia/Kolkata', '1942-06-01T12:00', '+05:30', 'standard'],
    ['Asia/Kolkata', '1943-06-01T12:00', '+06:30', 'daylight'],
    ['Asia/Kolkata', '1900-06-01T12:00', '+05:21:10', 'standard'],
    ['Asia/Calcutta', '1943-06-01T12:00', '+06:30', 'daylight'],
    ['asia/kolkata', '1943-06-01T12:00', '+06:30', 'daylight'],
    ['Europe/London', '1943-07-01T12:00', '+02:00', 'daylight'],
    ['Europe/London', '1968-12-01T12:00', '+01:00', 'standard'],
    ['Europe/London', '1970-12-01T12:00', '+01:00', 'standard'],
    ['Europe/Prague', '1947-01-15T12:00', '+00:00', 'standard'],
    ['Iceland', '1950-01-10T12:00', '-01:00', 'standard'],
    ['America/Virgin', '1943-07-10T12:00', '-04:00', 'standard'],
    ['America/New_York', '1969-12-31T23:59', '-05:00', 'standard'],
    ['America/New_York', '1970-07-01T12:00', '-04:00', 'daylight'],
    ['America/New_York', '1974-02-01T12:00', '-04:00', 'daylight'],
    ['Europe/Moscow', '2012-02-01T12:00', '+04:00', 'standard'],
    ['Australia/Sydney', '2000-01-15T12:00', '+11:00', 'daylight'],
    ['UTC', '1950-01-10T12:00', '+00:00', 'standard'],
    ['+04:51', '1950-01-10T12:00', '+04:51', 'fixed'],
  ])('%s at %s is %s, %s', (zone, local, offset, kind) => {
    const { instant, offsetSeconds } = resolveTime(Temporal.PlainDateTime.from(local), { zone });
    expect([offsetText(offsetSeconds), clockKindAt(instant, zone)]).toEqual([offset, kind]);
    expect(offsetAt(instant, { zone })).toBe(offsetSeconds);
  });

  test.each([
    ['1947-04-06', '01:30', 'Europe/Amsterdam', 'shown'],
    ['1943-03-29', '02:30', 'Europe/Amsterdam', 'skipped'],
    ['1943-10-04', '02:30', 'Europe/Amsterdam', 'doubled'],
    ['1962-03-25', '02:30', 'Europe/Stockholm', 'shown'],
    ['1959-03-15', '02:30', 'Europe/Oslo', 'skipped'],
    ['1959-09-20', '02:30', 'Europe/Oslo', 'doubled'],
  ])('on %s shows %s in %s: %s', (date, time, zone, clock) => {
    expect(momentOf({ date, time, zone }).clock).toBe(clock);
  });

  test('interprets a skipped time by the clock before the change, also before 1970', () => {
    const moment = momentOf({ date: '1959-03-15', time: '02:30', zone: 'Europe/Oslo' });
    expect(isoText(moment.instant, moment.offsetSeconds)).toBe('1959-03-15T03:30:00+02:00');
    expect(moment.notes.map(({ en }) => en)).toEqual([
      'Clocks skipped 02:30 that day; 03:30 was used.',
    ]);
  });

  test('rejects an unknown zone, also before 1970', () => {
    for (const instant of [-1e12, 1e12]) {
      expect(() => offsetAt(instant, { zone: 'Asia/Nowhere' })).toThrow(RangeError);
      expect(() => clockKindAt(instant, 'Asia/Nowhere')).toThrow(RangeError);
    }
  });
});

describe('before standard time', () => {
  test.each([
    ['Lyon', '1850-05-01', 'Europe/Paris', 4.8467, '+00:19:23'],
    ['Bristol', '1840-05-01', 'Europe/London', -2.5966, '-00:10:23'],
    ['Boston', '1880-05-01', 'America/New_York', -71.0598, '-04:44:14'],
    ['Jaipur', '1850-05-01', 'Asia/Kolkata', 75.7878, '+05:03:09'],
    ['Colombo', '1870-05-01', 'Asia/Colombo', 79.8478, '+05:19:23'],
    ['Cebu before the date line moved', '1840-05-01', 'Asia/Manila', 123.8907, '-15:44:26'],
    ['Cebu', '1880-05-01', 'Asia/Manila', 123.8907, '+08:15:34'],
    ['Suva', '1900-05-01', 'Pacific/Fiji', 178.4415, '+11:53:46'],
  ])('%s follows its own Sun', (_, date, zone, longitude, offset) => {
    const moment = momentOf({ date, time: '12:00', zone, longitude });
    expect(offsetText(moment.offsetSeconds)).toBe(offset);
    expect(clockKindAt(moment.instant, zone)).toBe('local-mean');
    expect(offsetAt(moment.instant, { zone, longitude })).toBe(moment.offsetSeconds);
  });

  test('ignores the longitude after the introduction of standard time', () => {
    const [own, zones] = [75.7878, undefined].map((longitude) =>
      momentOf({
        date: '1950-05-01',
        time: '12:00',
        zone: 'Asia/Kolkata',
        ...(longitude && { longitude }),
      }),
    );
    expect(own).toEqual(zones);
  });
});

export { birthLimbs } from './almanac/birth-limbs.ts';
export {
  CHOGHADIYA_WORTH,
  type Choghadiya,
  type DaySpan,
  type Named,
} from './almanac/day-parts.ts';
export { type Festival, type FestivalList, festivalsOf } from './almanac/festivals.ts';
export {
  GEM_DAY,
  type GemReason,
  type GemWindow,
  gemWindows,
  type Tier,
  type Wearer,
} from './almanac/gem-hours.ts';
export type { SunriseConvention } from './almanac/horizon.ts';
export {
  type DayLord,
  isInauspicious,
  isRikta,
  isVishti,
  KARANAS,
  LUNAR_MONTHS,
  NITYAYOGAS,
  PAKSHAS,
  type Paksha,
  pakshaOf,
  TITHIS,
  VARAS,
} from './almanac/limbs.ts';
export { ALMANAC_YEARS, type Segment } from './almanac/luminaries.ts';
export type { LunarMonth, MonthName } from './almanac/lunar-month.ts';
export {
  type AlmanacDay,
  AlmanacError,
  almanacDate,
  isBeforeSunrise,
  isDateIn,
  type Panchang,
  panchangOf,
  varaOf,
} from './almanac/panchang.ts';
export {
  type RegionalFestival,
  type RegionalMonth,
  type RegionalYear,
  regionalYear,
} from './almanac/regional.ts';
export { RECKONING, REGIONS, type Region } from './almanac/regional-rules.ts';
export { type Ashtakavarga, type AshtakavargaTable, ashtakavarga } from './chart/ashtakavarga.ts';
export { type Avasthas, avasthasOf } from './chart/avastha.ts';
export {
  type LagnaParts,
  lagnaPartsAt,
  MINUTE_VARGAS,
  nearestChange,
} from './chart/birth-minutes.ts';
export {
  appearanceOn,
  aspects,
  type Birth,
  type Chart,
  castChart,
  type GrahaPosition,
} from './chart/chart.ts';
export {
  DASHA_YEARS,
  mahadashas,
  type Period,
  runningPeriods,
  subPeriods,
} from './chart/dasha.ts';
export { type DashaBalance, dashaBalance } from './chart/dasha-balance.ts';
export type { Dignity } from './chart/dignity.ts';
export {
  type GemAdvice,
  gemAdvice,
  type LagnaGemAdvice,
  type NakshatraGemAdvice,
  type Reason,
  type StoneAdvice,
} from './chart/gem/advice.ts';
export {
  type DailyHoroscope,
  type DayPart,
  dailyHoroscope,
  type SignHoroscope,
} from './chart/gochara/daily.ts';
export { type Level, type Transit, transitsFrom } from './chart/gochara/score.ts';
export { type Tara, tarabala } from './chart/gochara/tarabala.ts';
export { type KundliData, kundliData } from './chart/kundli-data.ts';
export { type MangalDosha, mangalDosha } from './chart/mangal-dosha.ts';
export {
  type DashaSpread,
  type OpenDay,
  openDay,
  type Spread,
  type Stay,
} from './chart/open-day.ts';
export { type OpenDayLabels, openDayLabels } from './chart/open-day-labels.ts';
export { type SaturnPhase, type SaturnStay, sadeSati } from './chart/sade-sati.ts';
export { type Shayanadi, shayanadi } from './chart/shayanadi.ts';
export { type SolarDay, solarDayOf } from './chart/solar-day.ts';
export {
  SPECIAL_LAGNAS,
  specialLagnas,
  UPAGRAHAS,
  upagrahas,
} from './chart/upagraha.ts';
export { VARGAS, type Varga, type VargaChart, vargaChart, vargaRashi } from './chart/varga.ts';
export { type Yoga, type YogaSection, yogasOf } from './chart/yoga/yogas.ts';
export type { ZodiacPoint } from './chart/zodiac.ts';
export { ashtottariDasha, ashtottariParts, prefersAshtottari } from './dasha/ashtottari.ts';
export type { DashaPeriod } from './dasha/periods.ts';
export { type Yogini, yoginiDasha, yoginiParts } from './dasha/yogini.ts';
export { type DrawOptions, drawingLabelOf, SIDE as CHART_SIDE } from './draw/drawing.ts';
export { northIndianChart } from './draw/north.ts';
export { type NorthDiagram, northDiagram } from './draw/north-diagram.ts';
export { CHART_PLANS, type ChartPlan } from './draw/plans.ts';
export { southIndianChart } from './draw/south.ts';
export { charaDasha, charaParts, goesForward } from './jaimini/chara-dasha.ts';
export { arudhas, charaKarakas, KARAKAS, rashiAspects, rashiDrishti } from './jaimini/karakas.ts';
export { type KpChart, type KpPoint, kpChart, rulingGrahas } from './kp/kp-chart.ts';
export type { Lords } from './kp/sub-lords.ts';
export {
  type GunaMilan,
  ganaOf,
  gunaMilan,
  KOOT_MAXIMUM,
  KOOTS,
  type Koot,
  type KootName,
  lordOf,
  type MatchVerdict,
  type MoonOfBirth,
  nadiOf,
  type Relief,
  taraFrom,
  varnaOf,
  vashyaOf,
  verdictOf,
  yoniOf,
} from './matching/koots.ts';
export { type MangalMatch, type MangalVerdict, mangalMatch } from './matching/mangal-match.ts';
export { isBalanced, papaOf } from './matching/papasamya.ts';
export { PORUTHAMS, type Porutham, type PoruthamLevel, poruthams } from './matching/porutham.ts';
export { moonsBetween } from './matching/possible-moons.ts';
export { AYANAMSAS, type Ayanamsa, gainOver } from './sky/ayanamsa.ts';
export type { Ephemeris } from './sky/ephemeris.ts';
export { MAX_LATITUDE } from './sky/lagna.ts';
export { ephemerisFor, type Sky, skyAt } from './sky/sky.ts';
export { bhavaBala } from './strength/bhava-bala.ts';
export { maitriOf } from './strength/maitri.ts';
export { anglesOf, type Shadbala, shadbala } from './strength/shadbala.ts';
export type { ShadbalaSchool } from './strength/sthana.ts';
export {
  isoText,
  isoWriter,
  type LocalMoment,
  type Moment,
  momentOf,
  offsetText,
} from './time/local-time.ts';
export {
  type ClockKind,
  clockKindAt,
  offsetAt,
  resolveTime,
  type ZonePlace,
} from './time/zone-clock.ts';
export {
  areEnemies,
  GRAHA_DETAILS,
  GRAHAS,
  type Graha,
  VISIBLE_GRAHAS,
} from './tradition/grahas.ts';
export { inEachLanguage, type Language, type LocalizedText } from './tradition/language.ts';
export { NAKSHATRAS, type Nakshatra } from './tradition/nakshatras.ts';
export { NAVARATNA, type Stone } from './tradition/navaratna.ts';
export { houseFrom, RASHIS, type Rashi } from './tradition/rashis.ts';
export { SAHAMS } from './varsha/sahams.ts';
export { solarReturn } from './varsha/solar-return.ts';
export { type Varshaphal, varshaphal } from './varsha/varshaphal.ts';
export { OFFICES } from './varsha/year-lord.ts';

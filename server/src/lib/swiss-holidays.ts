// Public holidays of the cantons. Pure: days are yyyy-mm-dd and have no time zone, so no clock change can move one.
// Days that hold in a canton by law or by general custom; where communes or districts differ (AG, FR, SO) those that
// hold in most of it. Source: list of the Federal Office of Justice.

export type Canton =
  | ('AG' | 'AI' | 'AR' | 'BE' | 'BL' | 'BS' | 'FR' | 'GE' | 'GL' | 'GR' | 'JU' | 'LU' | 'NE')
  | ('NW' | 'OW' | 'SG' | 'SH' | 'SO' | 'SZ' | 'TG' | 'TI' | 'UR' | 'VD' | 'VS' | 'ZG' | 'ZH')

const DAY_MS = 24 * 3600 * 1000

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** 0: Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Gregorian Easter Sunday, by the anonymous algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}

/** The n-th such weekday of a month. */
function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = dayOf(year, month, 1)
  return shiftDay(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7)
}

type Rule = (year: number) => string | null

const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    dayOf(year, month, day)
const fromEaster =
  (days: number): Rule =>
  (year) =>
    shiftDay(easterSunday(year), days)
/** Only on these weekdays. */
const on =
  (rule: Rule, weekdays: readonly number[]): Rule =>
  (year) => {
    const day = rule(year)
    return day && weekdays.includes(weekdayOf(day)) ? day : null
  }

const THURSDAY = 4
/** The first Thursday of April, a week later in Holy Week. */
const fahrt: Rule = (year) => {
  const day = nthWeekday(year, 4, THURSDAY, 1)
  return day === shiftDay(easterSunday(year), -3) ? shiftDay(day, 7) : day
}

const stephanstag = fixed(12, 26)
const rules = {
  neujahr: fixed(1, 1),
  berchtold: fixed(1, 2),
  berchtoldMontag: on(fixed(1, 2), [1]),
  dreiKoenige: fixed(1, 6),
  republik: fixed(3, 1),
  josef: fixed(3, 19),
  fahrt,
  karfreitag: fromEaster(-2),
  ostermontag: fromEaster(1),
  tagDerArbeit: fixed(5, 1),
  auffahrt: fromEaster(39),
  pfingstmontag: fromEaster(50),
  fronleichnam: fromEaster(60),
  unabhaengigkeit: fixed(6, 23),
  peterUndPaul: fixed(6, 29),
  bundesfeier: fixed(8, 1),
  himmelfahrt: fixed(8, 15),
  genferBettag: (year: number) => shiftDay(nthWeekday(year, 9, 0, 1), 4),
  bettagsmontag: (year: number) => shiftDay(nthWeekday(year, 9, 0, 3), 1),
  bruderKlaus: fixed(9, 25),
  allerheiligen: fixed(11, 1),
  empfaengnis: fixed(12, 8),
  weihnachten: fixed(12, 25),
  stephanstag,
  /** Not when it would make a third or a lonely free day. */
  stephanstagSelten: on(stephanstag, [0, 1, 3, 4, 5]),
  stephanstagMontag: on(stephanstag, [1]),
  restauration: fixed(12, 31),
} satisfies Record<string, Rule>
export type Holiday = keyof typeof rules

const everywhere: Holiday[] = ['neujahr', 'auffahrt', 'bundesfeier', 'weihnachten']
const easterDays: Holiday[] = ['karfreitag', 'ostermontag', 'pfingstmontag']
const catholic: Holiday[] = ['fronleichnam', 'himmelfahrt', 'allerheiligen', 'empfaengnis']

const table: Record<Canton, readonly Holiday[]> = {
  AG: [...easterDays, 'berchtold', 'stephanstag'],
  AI: [...easterDays, ...catholic, 'stephanstagSelten'],
  AR: [...easterDays, 'stephanstagSelten'],
  BE: [...easterDays, 'berchtold', 'stephanstag'],
  BL: [...easterDays, 'tagDerArbeit', 'stephanstag'],
  BS: [...easterDays, 'tagDerArbeit', 'stephanstag'],
  FR: [...easterDays, 'berchtold', 'stephanstag'],
  GE: [...easterDays, 'genferBettag', 'restauration'],
  GL: [...easterDays, 'berchtold', 'fahrt', 'allerheiligen', 'stephanstag'],
  GR: [...easterDays, 'stephanstag'],
  JU: [
    ...easterDays,
    ...(['berchtold', 'tagDerArbeit', 'fronleichnam', 'unabhaengigkeit', 'himmelfahrt', 'allerheiligen'] as const),
  ],
  LU: [...easterDays, ...catholic, 'berchtold', 'stephanstag'],
  NE: ['karfreitag', 'berchtoldMontag', 'republik', 'tagDerArbeit', 'stephanstagMontag'],
  NW: [...easterDays, ...catholic, 'berchtold', 'josef', 'stephanstag'],
  OW: [...easterDays, ...catholic, 'berchtold', 'bruderKlaus', 'stephanstag'],
  SG: [...easterDays, 'berchtold', 'allerheiligen', 'stephanstag'],
  SH: [...easterDays, 'berchtold', 'tagDerArbeit', 'stephanstag'],
  SO: [...easterDays, 'berchtold', 'stephanstag'],
  SZ: [...easterDays, ...catholic, 'dreiKoenige', 'josef', 'stephanstag'],
  TG: [...easterDays, 'berchtold', 'tagDerArbeit', 'stephanstag'],
  TI: [
    ...(['ostermontag', 'pfingstmontag', 'dreiKoenige', 'josef', 'tagDerArbeit', 'peterUndPaul'] as const),
    ...catholic,
    'stephanstag',
  ],
  UR: [...easterDays, ...catholic, 'dreiKoenige', 'josef', 'stephanstagSelten'],
  VD: [...easterDays, 'berchtold', 'bettagsmontag'],
  VS: [...catholic, 'berchtold', 'josef', 'ostermontag', 'pfingstmontag', 'stephanstag'],
  ZG: [...easterDays, ...catholic, 'berchtold', 'stephanstag'],
  ZH: [...easterDays, 'tagDerArbeit', 'stephanstag'],
}

const known = new Map<string, ReadonlyMap<string, Holiday>>()

/** Days and what they are. Of a company whose canton is not known only the days of the whole country count. */
export function holidaysOf(year: number, canton: Canton | null): ReadonlyMap<string, Holiday> {
  const key = `${year} ${canton}`
  let days = known.get(key)
  if (!days) {
    const names = canton ? [...everywhere, ...table[canton]] : everywhere
    days = new Map(
      names.flatMap((name) => {
        const day = rules[name](year)
        return day ? [[day, name] as const] : []
      }),
    )
    known.set(key, days)
  }
  return days
}

/** All from one day to another, both included, in their order. */
export function holidaysBetween(from: string, to: string, canton: Canton | null): { day: string; name: Holiday }[] {
  const found: { day: string; name: Holiday }[] = []
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    for (const [day, name] of holidaysOf(year, canton)) if (day >= from && day <= to) found.push({ day, name })
  return found.toSorted((one, other) => one.day.localeCompare(other.day))
}

export const isWorkingDay = (day: string, canton: Canton | null): boolean =>
  isWeekday(day) && !holidaysOf(yearOf(day), canton).has(day)

/** The n-th working day after this day; before it, if negative. The day itself does not count. */
export function addWorkingDays(from: string, count: number, canton: Canton | null): string {
  const step = Math.sign(count)
  let day = from
  for (let left = Math.abs(count); left > 0;) {
    day = shiftDay(day, step)
    if (isWorkingDay(day, canton)) left -= 1
  }
  return day
}

/** Mondays to Fridays up to and with this day, from a Monday before 1970 on. */
function weekdaysUpTo(day: string): number {
  const sinceMonday = Date.parse(day) / DAY_MS + 3
  return Math.floor(sinceMonday / 7) * 5 + Math.min((sinceMonday % 7) + 1, 5)
}

const yearOf = (day: string) => Number(day.slice(0, 4))
const isWeekday = (day: string) => ![0, 6].includes(weekdayOf(day))

/**
 * How many working days come after `from` up to and with `to`; negative when `to` has passed. Reckoned, not walked: a
 * list asks for every row, and something may have waited for years.
 */
export function workingDaysUntil(from: string, to: string, canton: Canton | null): number {
  if (to < from) return -workingDaysUntil(to, from, canton)
  let count = weekdaysUpTo(to) - weekdaysUpTo(from)
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const day of holidaysOf(year, canton).keys()) if (day > from && day <= to && isWeekday(day)) count -= 1
  }
  return count
}

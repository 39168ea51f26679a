// The calendar day in Switzerland. Days are compared as days, so that neither midnight in UTC nor the two nights of
// changing clocks move anything.
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' })

/** yyyy-mm-dd */
export const swissDay = (instant: Date): string => format.format(instant)

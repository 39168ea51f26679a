const whole = new Intl.NumberFormat('de-CH')

/** 1’850 */
export const formatNumber = (value: number) => whole.format(value)

// What people type as a number: «80», «4.5», «4,5», «1’200».

/** Empty text is no number; text that is none either gives undefined, so that the field can keep it. */
export function parseNumber(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replaceAll(/[’'\s]/g, '')
    .replace(',', '.')
  if (plain === '') return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** One step up or down, kept inside the limits and free of floating-point dust. */
export function stepNumber(value: number | null, step: number, min = -Infinity, max = Infinity): number {
  const start = value ?? (Number.isFinite(min) ? min - step : 0)
  const decimals = Math.max(decimalsOf(start), decimalsOf(step))
  return Math.min(max, Math.max(min, Number((start + step).toFixed(decimals))))
}

/** With at least so many decimals; a value with more of them keeps them. */
export const writeNumber = (value: number, decimals: number): string =>
  value.toFixed(Math.max(decimals, decimalsOf(value)))

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

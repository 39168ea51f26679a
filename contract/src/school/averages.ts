// Averages of marks, exactly: one calculation for the screen, the document and the forecast. Grades are tenths and weights
// are hundredths, so everything is a fraction of whole numbers; what is shown is rounded once, at the very end.

export interface Weighed {
  subject: string
  /** 1.0 to 6.0 in tenths. */
  grade: number
  /** Above 0, up to 5, in hundredths. */
  weight: number
}

export interface Fraction {
  over: bigint
  /** Above 0. */
  under: bigint
}

export interface SubjectMarks<M extends Weighed> {
  /** As first written. */
  subject: string
  marks: M[]
  /** The sum of its marks' weights. */
  weight: number
  average: Fraction
}

const tenths = (grade: number) => BigInt(Math.round(grade * 10))
const hundredths = (weight: number) => BigInt(Math.round(weight * 100))

/** Blanks around it do not count, several are one. */
export const writtenSubject = (subject: string) => subject.trim().replaceAll(/\s+/g, ' ')

/** Two spellings of one subject are equal here. */
export const subjectKey = (subject: string) => writtenSubject(subject).toLocaleLowerCase('de-CH')

const common = (one: bigint, other: bigint): bigint => (other === 0n ? one : common(other, one % other))

function reduced(over: bigint, under: bigint): Fraction {
  const by = common(over < 0n ? -over : over, under)
  return { over: over / by, under: under / by }
}

const plus = (one: Fraction, other: Fraction) =>
  reduced(one.over * other.under + other.over * one.under, one.under * other.under)

/** Σ(grade·weight)/Σ(weight) of marks of one subject. */
export function weightedAverage(marks: readonly Pick<Weighed, 'grade' | 'weight'>[]): Fraction {
  let over = 0n
  let under = 0n
  for (const { grade, weight } of marks) {
    over += tenths(grade) * hundredths(weight)
    under += 10n * hundredths(weight)
  }
  return reduced(over, under)
}

function mean(parts: readonly Fraction[]): Fraction | null {
  const [first, ...rest] = parts
  if (!first) return null
  const sum = rest.reduce(plus, first)
  return reduced(sum.over, sum.under * BigInt(parts.length))
}

/** In the order in which the subjects first appear. */
export function bySubject<M extends Weighed>(marks: readonly M[]): SubjectMarks<M>[] {
  const groups = new Map<string, M[]>()
  for (const mark of marks) {
    const key = subjectKey(mark.subject)
    const group = groups.get(key)
    if (group) group.push(mark)
    else groups.set(key, [mark])
  }
  return [...groups.values()].map((group) => ({
    subject: writtenSubject(group[0]!.subject),
    marks: group,
    weight: Number(group.reduce((sum, { weight }) => sum + hundredths(weight), 0n)) / 100,
    average: weightedAverage(group),
  }))
}

/** The mean of the subjects' averages: each subject counts the same. Null without a mark. */
export const semesterAverage = (marks: readonly Weighed[]): Fraction | null =>
  mean(bySubject(marks).map(({ average }) => average))

/** Whole units of 1/`parts`, the half upwards. */
const roundedTo = ({ over, under }: Fraction, parts: bigint): bigint => (2n * over * parts + under) / (2n * under)

/** Rounded half up, for showing only. */
export function shown(value: Fraction, digits = 2): string {
  const parts = 10n ** BigInt(digits)
  const units = roundedTo(value, parts)
  return `${units / parts}.${String(units % parts).padStart(digits, '0')}`
}

/** Of a subject as it might stand in the report: to halves, .25 and .75 upwards. */
export const reportGrade = (average: Fraction): Fraction => reduced(roundedTo(average, 2n), 2n)

/** Their mean; shown with one decimal. */
export const reportAverage = (marks: readonly Weighed[]): Fraction | null =>
  mean(bySubject(marks).map(({ average }) => reportGrade(average)))

export type GradeTone = 'good' | 'okay' | 'bad'

/** By what is shown, so that number and word never contradict each other: 4.5 and above, 4.0 and above. */
export function toneOf(value: Fraction): GradeTone {
  const units = roundedTo(value, 100n)
  if (units >= 450n) return 'good'
  return units >= 400n ? 'okay' : 'bad'
}

export const fractionOf = (grade: number): Fraction => reduced(tenths(grade), 10n)

export type Forecast = { outcome: 'needed' | 'outOfReach'; grade: number } | { outcome: 'reached' }

/**
 * The lowest grade of one more mark with this weight by which the subject's average is at least the target. `reached`: even
 * the lowest grade keeps it there. `outOfReach`: not even the best one leads there, it would take this one.
 */
export function neededGrade(
  marks: readonly Pick<Weighed, 'grade' | 'weight'>[],
  next: { weight: number; target: number },
): Forecast {
  let have = 0n
  let weights = hundredths(next.weight)
  for (const { grade, weight } of marks) {
    have += tenths(grade) * hundredths(weight)
    weights += hundredths(weight)
  }
  const missing = tenths(next.target) * weights - have
  const weight = hundredths(next.weight)
  // Upwards to the next tenth: a little less would not do.
  const grade = missing <= 0n ? 0n : (missing + weight - 1n) / weight
  if (grade <= 10n) return { outcome: 'reached' }
  return { outcome: grade > 60n ? 'outOfReach' : 'needed', grade: Number(grade) / 10 }
}

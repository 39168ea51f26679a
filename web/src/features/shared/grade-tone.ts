export type LetterGrade = 'A' | 'B' | 'C' | 'D'
export type GradeTone = 'good' | 'okay' | 'bad'

const LETTERS: Record<LetterGrade, GradeTone> = { A: 'good', B: 'good', C: 'okay', D: 'bad' }

/** From 4.5 good, from 4.0 okay, below it bad. */
export function gradeTone(grade: LetterGrade | number): GradeTone {
  if (typeof grade === 'string') return LETTERS[grade]
  if (grade >= 4.5) return 'good'
  return grade >= 4 ? 'okay' : 'bad'
}

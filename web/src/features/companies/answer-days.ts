import { companyLimits as limits } from '@werkplatz/contract/companies/limits.ts'

export const isAnswerDays = (days: number | null): days is number =>
  days !== null && days >= limits.answerDaysMin && days <= limits.answerDaysMax

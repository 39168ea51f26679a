// How long data is kept, in months: the published table of the privacy policy, which is the only place with the numbers.
import policy from '@werkplatz/content/legal/privacy-policy.json' with { type: 'json' }

const published = policy.sections.flatMap((section) => ('table' in section && section.table ? section.table.rows : []))

const monthsOf = (id: string): number => {
  const months = published.find((row) => row.id === id)?.months
  if (!months) throw new Error(`the privacy policy has no period for ${id}`)
  return months
}

export const periods = {
  account: monthsOf('account'),
  training: monthsOf('training'),
  applications: monthsOf('applications'),
  logs: monthsOf('logs'),
  trail: monthsOf('trail'),
} as const
export type Period = keyof typeof periods

import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'
import { profileFieldLabels as labels } from '@werkplatz/contract/profiles/labels.ts'
import { profileLimits as limits } from '@werkplatz/contract/profiles/limits.ts'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import type { FormValues } from './form-values.ts'

export const fields: Record<keyof FormValues, FieldFacts> = {
  nameFirst: { label: labels.nameFirst, maxLength: accountLimits.personName },
  nameLast: { label: labels.nameLast, maxLength: accountLimits.personName },
  companyName: { label: labels.companyName, maxLength: limits.companyName },
  slogan: { label: labels.slogan, maxLength: limits.slogan },
  location: { label: labels.location, maxLength: limits.location },
  bio: { label: labels.bio, maxLength: limits.bio },
  employeeCount: { label: labels.employeeCount },
  dateFounded: { label: labels.dateFounded },
  links: { label: labels.links },
}

import type { ActivityFacts } from './activity.queries.ts'

/** Of one on the marketplace: who can open it. */
export const audienceOf = ({ is_public: isPublic }: ActivityFacts) => (isPublic ? 'EXTERNAL' : 'COMPANY')

// The views of the list. Which a person gets follows from what the server said they may do.
export const tabKey = 'werkplatz.applications.filter'

const tabs = [
  { filter: 'own', label: 'Meine' },
  { filter: 'received', label: 'Erhaltene' },
  { filter: 'external', label: 'Externe' },
] as const

export type Tab = (typeof tabs)[number]

/** Requests to apply elsewhere: for those who decide them and those who can see what is elsewhere. */
const forRequests = ['APPROVE_EXTERNAL_APPLICATIONS', 'READ_EXTERNAL_ACTIVITIES']

export const tabsOf = (permissions: readonly string[]): Tab[] =>
  tabs.filter(({ filter }) => filter !== 'external' || forRequests.some((name) => permissions.includes(name)))

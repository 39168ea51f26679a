// What can be switched off at once, for one company or for all (docs/decisions/0094). A closed list: routes and live
// destinations name in `needs` what they begin, and the frames refuse it while it is off. What there is stays readable.
export const switchables = ['chat', 'posts', 'uploads', 'newAccounts'] as const
export type Switchable = (typeof switchables)[number]

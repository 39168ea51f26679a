export const listKey = (userId: string) => ['notifications', userId, 'list'] as const
export const unreadKey = (userId: string) => ['notifications', userId, 'unread'] as const
export const eventsKey = ['live-events'] as const

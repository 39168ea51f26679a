export const chatsKey = ['chats'] as const
export const listKey = ['chats', 'list'] as const
export const unreadKey = ['chats', 'unread'] as const
export const requestsKey = ['chats', 'requests'] as const
export const chatKey = (id: string) => ['chats', 'one', id] as const
export const messagesKey = (id: string) => ['chats', 'messages', id] as const

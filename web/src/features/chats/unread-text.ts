import labels from '@werkplatz/content/labels/chats.json'

import { fillIn } from '../../lib/fill-in.ts'

export const unreadText = (count: number): string =>
  count === 1 ? labels.unreadMessage : fillIn(labels.unreadMessages, { count })

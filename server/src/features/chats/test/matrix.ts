// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { chatRoutes } from '@werkplatz/contract/chats/routes.ts'

import { newActivity } from '../../../../test/activities.ts'
import { newChat, newMessage, requestTo } from '../../../../test/chats.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { line, ownersOnly, ownOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson, type Person } from '../../../../test/people.ts'

const colleagueOf = (app: TestDatabase, { companyId }: Person) =>
  newPerson(app, {
    nameFirst: 'Kim',
    companyId,
    roles: ['USER'],
    email: `kim.${randomUUID()}@nordwerk.example`,
  })

// §3: its participants, nobody else. OWNER and ADMIN do not supervise minors.
export const matrix: FeatureMatrix<keyof typeof chatRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    listChats:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    startChat:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchChats:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    countUnreadChats: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listChatRequests: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    showRead:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readChat:          ownersOnly,
    markChat:          ownersOnly,
    leaveChat:         ownersOnly,
    readMessages:      ownersOnly,
    deleteMessage:     ownersOnly,
    answerChatRequest: ownersOnly,
  },
  makers: {
    chat: async (app, owner) =>
      newChat(app, [owner, await colleagueOf(app, owner), await colleagueOf(app, owner)], { texts: ['Hallo'] }),
    message: async (app, owner) =>
      newMessage(app, await newChat(app, [owner, await colleagueOf(app, owner)]), owner, 'Hallo'),
    chat_request: async (app, owner) => {
      const chat = await newChat(app, [await colleagueOf(app, owner)], { asked: [owner], texts: ['Hallo'] })
      return requestTo(app, chat, owner)
    },
  },
  inputs: {
    listChats: async (_app, { id }) => ({ query: { participantId: id } }),
    startChat: async (app, me) => ({
      body: {
        participantIds: [(await colleagueOf(app, me)).id],
        about: { type: 'activity', id: await newActivity(app, me) },
      },
    }),
  },
  live: { chats: ownOnly, chatMessages: ownOnly, writeMessage: ownOnly },
}

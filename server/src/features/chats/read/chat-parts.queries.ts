// Pieces that several statements share.
import { sql } from 'kysely'

/**
 * Those that wait for this person. One that says nothing yet is none; neither is one of somebody who has left or is kept
 * apart from the caller.
 */
export const requests = {
  waiting: (personId: string) => sql`
  chat_request request
  join chat on chat.id = request.chat_id
  join person sender on sender.id = request.asked_by and sender.status = 'ACTIVE'
  left join message on message.chat_id = chat.id and message.number = request.from_number + 1
    and chat.low_id is not null and message.deleted_at is null
  where request.person_id = ${personId} and request.status = 'WAITING'
    and (chat.low_id is null or message.id is not null)
    and sender.id not in (select kept_apart_from_caller())`,
}

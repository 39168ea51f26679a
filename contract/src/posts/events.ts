import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

const ofPost = z.object({ postId: Id, actorId: Id })
const ofComment = ofPost.extend({ commentId: Id })

export const postEvents = {
  'post.created': event({ payload: ofPost, summary: 'Somebody wrote a post.' }),
  'post.moderated': event({
    payload: ofPost,
    summary: 'A post was changed by somebody who looks after the community.',
  }),
  'post.hearted': event({ payload: ofPost, summary: 'A post was given a heart.' }),
  'post.mentioned': event({
    payload: ofPost.extend({ personIds: z.array(Id) }),
    summary: 'People were named in a post or in a comment on it.',
  }),
  'comment.created': event({ payload: ofComment, summary: 'Somebody commented on a post.' }),
  'comment.hearted': event({ payload: ofComment, summary: 'A comment was given a heart.' }),
  'comment.helped': event({ payload: ofComment, summary: 'The asker says that this comment helped.' }),
} as const

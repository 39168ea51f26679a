// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { postRoutes } from '@werkplatz/contract/posts/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newComment, newPost } from '../../../../test/posts.ts'

// §4: one's own; of others by DELETE_POST and DELETE_COMMENT, in the own company, for OWNER and ADMIN everywhere. What
// one may not delete one may still read: 403.
// oxfmt-ignore
const deleted = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   ok    ok    ok    403   403   403   403'),
  otherCompany: line('401   401   ok    ok    403   403   403   403   403'),
}

export const matrix: FeatureMatrix<keyof typeof postRoutes> = {
  // oxfmt-ignore
  expected: {
    //                  anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // §3: every signed-in person of the platform.
    listPosts:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readPost: {
      own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    },
    // Changing somebody else's: save-post.test.ts, save-comment.test.ts.
    savePost:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    saveComment:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    changeHeart:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    deletePost: deleted,
    deleteComment: deleted,
    // The asker alone says what helped.
    markHelpful: {
      own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:  line('401   401   403   403   403   403   403   403   403'),
      otherCompany: line('401   401   403   403   403   403   403   403   403'),
    },
  },
  makers: {
    post: (app, owner) => newPost(app, owner, { isQuestion: true }),
    comment: async (app, owner) => newComment(app, owner, await newPost(app, owner)),
  },
  inputs: {
    savePost: async () => ({ body: { body: 'Heute gelernt: löten.', media: [], attachments: [] } }),
    saveComment: async (app, me) => ({
      body: { body: 'Gut gemacht.', targetId: await newPost(app, me), commentType: 'post' },
    }),
    changeHeart: async (app, me) => ({ body: { targetId: await newPost(app, me), heartType: 'post' } }),
    deletePost: async () => ({ body: { reasons: 'Werbung gehört nicht hierher.' } }),
    deleteComment: async () => ({ body: { reasons: 'Werbung gehört nicht hierher.' } }),
    markHelpful: async () => ({ body: { commentId: null } }),
  },
}

// The few edges and exceptions that the house checks allow beyond their rules. Each says why; one that is no longer
// needed fails the check.

export interface Edge {
  /** Feature names. */
  from: string
  to: string
  /** The file of `to` that `from` may import, below the feature's folder. */
  file: string
  why: string
}

/** One action passes its transaction to another feature's action because both writes must commit together. No cycle. */
export const actionEdges: readonly Edge[] = [
  {
    from: 'activities',
    to: 'files',
    file: 'actions/attach-files.ts',
    why: 'an activity is saved with its pictures and documents or not at all',
  },
  {
    from: 'activities',
    to: 'files',
    file: 'actions/detach-files.ts',
    why: 'with a deleted activity its files go',
  },
  { from: 'posts', to: 'files', file: 'actions/attach-files.ts', why: 'a post is saved with its files or not at all' },
  { from: 'catalogues', to: 'files', file: 'actions/attach-files.ts', why: 'a template is made with its picture' },
  { from: 'posts', to: 'files', file: 'actions/remove-files.ts', why: 'with an erased post its files go' },
  ...['posts', 'profiles'].map((from) => ({
    from,
    to: 'moderation',
    file: 'actions/keep-removed.ts',
    why: 'what its author deletes is kept for 90 days in the same transaction',
  })),
  ...['posts', 'profiles'].map((from) => ({
    from,
    to: 'moderation',
    file: 'actions/remove-directly.ts',
    why: 'what a moderator deletes of others is removed in the name of a case',
  })),
  { from: 'moderation', to: 'files', file: 'actions/remove-files.ts', why: 'what was put aside goes with its reasons' },
  { from: 'moderation', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'who objects is told that it has arrived' },
  { from: 'setup', to: 'files', file: 'actions/attach-files.ts', why: 'a profile is finished with its two pictures' },
  ...['attach-files', 'detach-files'].map((action) => ({
    from: 'applications',
    to: 'files',
    file: `actions/${action}.ts`,
    why: 'an application and its documents come and go together',
  })),
  {
    from: 'applications',
    to: 'activities',
    file: 'actions/slots.ts',
    why: 'accepting an application takes a slot of its activity, withdrawing frees it',
  },
  ...['apply-blocker.ts', 'read-activity.ts'].map((file) => ({
    from: 'applications',
    to: 'activities',
    file,
    why: 'whether one can apply is one rule, asked again with the activity locked',
  })),
  {
    from: 'exports',
    to: 'activities',
    file: 'read-activity.ts',
    why: 'an export holds what the page of an activity shows to the same reader',
  },
  {
    from: 'profiles',
    to: 'files',
    file: 'actions/attach-files.ts',
    why: 'a profile is saved with its pictures and video',
  },
  { from: 'companies', to: 'people', file: 'person-name.ts', why: 'names are folded for a search in one way' },
  ...['company-area', 'follows', 'search'].map((from) => ({
    from,
    to: 'people',
    file: 'person-name.ts',
    why: 'names are folded for a search in one way',
  })),
  { from: 'blocks', to: 'follows', file: 'actions/end-follows.ts', why: 'who blocks somebody ends what they followed' },
  {
    from: 'search',
    to: 'activities',
    file: 'read/activity-page.ts',
    why: 'the one search finds the activities that their list finds',
  },
  {
    from: 'company-area',
    to: 'mail',
    file: 'actions/enqueue-mail.ts',
    why: 'what stands before somebody this week is a mail and nothing else',
  },
  {
    from: 'my-data',
    to: 'mail',
    file: 'actions/enqueue-mail.ts',
    why: 'who is to be forgotten, or has been, is told by mail and in no other way',
  },
  {
    from: 'my-data',
    to: 'exports',
    file: 'actions/start-export.ts',
    why: 'everything about oneself is one kind of export',
  },
  {
    from: 'my-data',
    to: 'accounts',
    file: 'actions/end-session.ts',
    why: 'with the account its sessions end, on every node',
  },
  {
    from: 'my-data',
    to: 'activities',
    file: 'actions/slots.ts',
    why: 'the place of somebody who is forgotten is free again',
  },
  ...['actions/remove-files.ts', 'job-names.ts'].map((file) => ({
    from: 'my-data',
    to: 'files',
    file,
    why: 'with a person their files and archives go from the store',
  })),
  { from: 'accounts', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'a security notice leaves with its cause' },
  {
    from: 'second-factor',
    to: 'mail',
    file: 'actions/enqueue-mail.ts',
    why: 'a security notice leaves with its cause',
  },
  { from: 'notifications', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'what is due is mailed or stays due' },
  { from: 'invitations', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'an invitation is its mail' },
  { from: 'chats', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'who is missed or asks is told by mail only' },
  { from: 'chats', to: 'people', file: 'person-name.ts', why: 'names are folded for a search in one way' },
  { from: 'evaluation-links', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'a link is its mail' },
  ...['save-evaluation', 'submit-evaluation'].map((action) => ({
    from: 'evaluation-links',
    to: 'evaluations',
    file: `actions/${action}.ts`,
    why: 'a part follows the same rules, whether its writer has an account or a link',
  })),
  ...['start-challenge', 'verify-second-factor', 'offer-passkeys'].map((action) => ({
    from: 'accounts',
    to: 'second-factor',
    file: `actions/${action}.ts`,
    why: 'signing in and its second step are one',
  })),
  {
    from: 'people',
    to: 'activities',
    file: 'actions/hand-over-activities.ts',
    why: 'whoever leaves hands everything over at once',
  },
  {
    from: 'people',
    to: 'assignments',
    file: 'actions/hand-over-contacts.ts',
    why: 'whoever leaves hands everything over at once',
  },
  { from: 'people', to: 'accounts', file: 'actions/end-session.ts', why: 'whoever leaves is signed out at once' },
  ...['people', 'my-data'].map((from) => ({
    from,
    to: 'moderation',
    file: 'actions/release-cases-of.ts',
    why: 'what somebody had taken is free again at once when they leave or lose the role',
  })),
  { from: 'people', to: 'mail', file: 'actions/enqueue-mail.ts', why: 'the end of an access is told with it' },
  {
    from: 'people',
    to: 'invitations',
    file: 'adult-from.ts',
    why: 'until when somebody can be a minor is one rule, at the invitation and later',
  },
  {
    from: 'companies',
    to: 'invitations',
    file: 'actions/invite-officer.ts',
    why: 'a company is taken in with the invitation of its first officer',
  },
  {
    from: 'public-site',
    to: 'mail',
    file: 'actions/enqueue-mail.ts',
    why: 'a contact request counts only together with its mails',
  },
]

/** A feature shows another feature's component. No cycle. */
export const componentEdges: readonly Edge[] = [
  ...['posts', 'chats'].map((from) => ({
    from,
    to: 'switches',
    file: 'components/UnlessSwitchedOff.tsx',
    why: 'where something begins that can be switched off, it says so',
  })),
  ...['components/OneImageField.tsx', 'use-upload-queue.ts'].map((file) => ({
    from: 'catalogues',
    to: 'files',
    file,
    why: 'the picture of a template is uploaded as any other',
  })),
  {
    from: 'invitations',
    to: 'files',
    file: 'use-file-drop.ts',
    why: 'a list of addresses is dropped like any other file',
  },
  {
    from: 'moderation',
    to: 'files',
    file: 'components/MediaGallery.tsx',
    why: 'what was reported may be a picture',
  },
  ...['applications', 'assignments'].map((to) => ({
    from: 'chats',
    to,
    file: 'labels.ts',
    why: 'the card of what a chat is about says how far it has come, in the same words',
  })),
  ...['posts', 'chats'].map((from) => ({
    from,
    to: 'blocks',
    file: 'components/BlockDialog.tsx',
    why: 'who wrote something can be kept away there',
  })),
  ...['api.ts', 'components/BookmarkButton.tsx'].flatMap((file) => [
    { from: 'activities', to: 'bookmarks', file, why: 'an activity can be kept for later where it is shown' },
    { from: 'home', to: 'bookmarks', file, why: 'so can its card' },
  ]),
  ...['components/DocumentList.tsx', 'components/Lightbox.tsx'].map((file) => ({
    from: 'activities',
    to: 'files',
    file,
    why: 'an activity shows its pictures and documents',
  })),
  ...['components/DocumentField.tsx', 'components/ImageField.tsx', 'same-files.ts', 'use-upload-queue.ts'].map(
    (file) => ({
      from: 'activities',
      to: 'files',
      file,
      why: 'an activity is written with its pictures and documents',
    }),
  ),
  ...['components/DocumentList.tsx', 'components/Lightbox.tsx', 'own-avatar.ts'].map((file) => ({
    from: 'posts',
    to: 'files',
    file,
    why: 'a post shows its pictures, videos and documents',
  })),
  ...[
    'components/FilePicker.tsx',
    'components/ProgressLine.tsx',
    'file-size.ts',
    'upload-queue.ts',
    'use-file-drop.ts',
    'use-upload-queue.ts',
  ].map((file) => ({ from: 'posts', to: 'files', file, why: 'a post is written with its files, each with its words' })),
  ...['components/OneImageField.tsx', 'use-upload-queue.ts'].map((file) => ({
    from: 'setup',
    to: 'files',
    file,
    why: 'avatar and banner may be pictures of one’s own',
  })),
  ...['components/OneImageField.tsx', 'components/VideoPlayer.tsx', 'own-avatar.ts', 'use-upload-queue.ts'].map(
    (file) => ({
      from: 'profiles',
      to: 'files',
      file,
      why: 'a profile shows pictures and a video, and is written with them',
    }),
  ),
  ...['components/PictureDialog.tsx', 'use-picture-choice.ts'].map((file) => ({
    from: 'profiles',
    to: 'setup',
    file,
    why: 'pictures are chosen later as they were at the beginning',
  })),
  ...['api.ts', 'components/BookmarkButton.tsx'].map((file) => ({
    from: 'profiles',
    to: 'bookmarks',
    file,
    why: 'an open activity can be kept for later where it is shown',
  })),
  {
    from: 'follows',
    to: 'blocks',
    file: 'components/PersonMenu.tsx',
    why: 'whoever follows and is not wanted is kept away where they stand',
  },
  { from: 'setup', to: 'people', file: 'api.ts', why: 'an apprentice chooses a profession of the catalogue' },
  {
    from: 'activities',
    to: 'exports',
    file: 'components/ExportButton.tsx',
    why: 'the list of activities can be taken along as files',
  },
  {
    from: 'company-area',
    to: 'exports',
    file: 'components/ApprenticesExport.tsx',
    why: 'the table of apprentices can be taken along with their histories',
  },
  {
    from: 'people',
    to: 'my-data',
    file: 'components/PersonDeletion.tsx',
    why: 'who looks after an account can have it deleted where it is shown',
  },
  { from: 'my-data', to: 'exports', file: 'actions.ts', why: 'every archive is fetched in one way' },
  { from: 'my-data', to: 'files', file: 'file-size.ts', why: 'how large a file is, is said in one way' },
  { from: 'exports', to: 'accounts', file: 'api.ts', why: 'who signed in a moment ago is not asked for the password' },
  { from: 'gallery', to: 'files', file: 'components/MediaGallery.tsx', why: 'the gallery shows every reusable piece' },
  { from: 'activity-review', to: 'activities', file: 'labels.ts', why: 'a change is told in the words of the page' },
  {
    from: 'applications',
    to: 'files',
    file: 'components/DocumentList.tsx',
    why: 'an application shows its documents',
  },
  {
    from: 'applications',
    to: 'assignments',
    file: 'components/AssignmentCard.tsx',
    why: 'an accepted application shows what became of it',
  },
  {
    from: 'assignments',
    to: 'evaluations',
    file: 'link/LinkPanel.tsx',
    why: 'before there is an evaluation the link to it is sent from its assignment',
  },
  {
    from: 'company-area',
    to: 'evaluations',
    file: 'components/EvaluationTable.tsx',
    why: 'evaluations are one of the views of the company page',
  },
  { from: 'company-area', to: 'assignments', file: 'labels.ts', why: 'statuses and types have one word each' },
  {
    from: 'company-area',
    to: 'work-history',
    file: 'actions.ts',
    why: 'the history of an apprentice can be taken along from their row',
  },
  ...['components/SchoolActions.tsx', 'components/SchoolGrades.tsx'].map((file) => ({
    from: 'company-area',
    to: 'school',
    file,
    why: 'own school grades are a view of the company page',
  })),
  { from: 'school', to: 'people', file: 'api.ts', why: 'the page of somebody’s semesters says whose they are' },
  {
    from: 'assignments',
    to: 'school',
    file: 'components/SchoolDays.tsx',
    why: 'the page of an assignment shows when its apprentice is at school',
  },
  {
    from: 'assignments',
    to: 'work-history',
    file: 'components/WorkHistory.tsx',
    why: 'the page of an assignment shows the history it belongs to',
  },
  ...['components/DocumentField.tsx', 'same-files.ts', 'use-upload-queue.ts'].map((file) => ({
    from: 'applications',
    to: 'files',
    file,
    why: 'an application is written with its documents',
  })),
  {
    from: 'applications',
    to: 'activities',
    file: 'apply-reasons.ts',
    why: 'why one cannot apply is said in the same words as at the activity',
  },
  {
    from: 'applications',
    to: 'activities',
    file: 'similar/SimilarActivities.tsx',
    why: 'a refusal leads on to what is open',
  },
  { from: 'applications', to: 'activities', file: 'labels.ts', why: 'numbers stand in the same words' },
  { from: 'assignments', to: 'activities', file: 'api.ts', why: 'both are in one of the same work sectors' },
  {
    from: 'assignments',
    to: 'moderation',
    file: 'components/ReportDialog.tsx',
    why: 'an assignment can be reported where it is shown',
  },
]

/** Tables whose `status` column no verb moves yet. */
export const withoutStatusTable: Record<string, string> = {}

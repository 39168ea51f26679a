import type { FieldLabels } from '../shared/labels.ts'

export const postFieldLabels = {
  body: 'Text',
  reasons: 'Begründung',
  attachments: 'Dokumente',
  media: 'Bilder und Videos',
  altTexts: 'Bildbeschreibung',
  isQuestion: 'Frage',
  activityId: 'Aktivität',
  assignmentId: 'Einsatz',
  targetId: 'Ziel',
  commentType: 'Art',
  heartType: 'Art',
  isHearted: 'Herz',
  commentId: 'Antwort',
  feed: 'Auswahl',
  profileId: 'Profil',
} as const satisfies FieldLabels

import media from '@werkplatz/content/messages/media.json'
import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'

export const uploadMessages = {
  image: {
    slotFailed: media.imageUploadFailed,
    limit: media.imageLimit,
    guidelines: media.imageGuidelines,
    deleteFailed: media.imageDeleteFailed,
  },
  document: {
    slotFailed: media.documentUploadFailed,
    limit: media.documentLimit,
    guidelines: media.documentGuidelines,
    deleteFailed: media.documentDeleteFailed,
  },
} satisfies Record<FileGroup, unknown>

export const { fileTypeNotAllowed, fileTooLarge, imageSlotsFull, waitForUploads, uploadMissing } = media

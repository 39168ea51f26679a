// A file's life. Only READY files are ever served; «no verdict» leaves a file in CHECKING.
import { statusTable } from '../shared/status.ts'

export const fileStatus = statusTable({
  resource: 'file',
  statuses: ['SLOT', 'CHECKING', 'READY', 'REFUSED'],
  verbs: {
    /** The client says the bytes are there. */
    requestCheck: { from: ['SLOT'], to: 'CHECKING' },
    accept: { from: ['CHECKING'], to: 'READY' },
    refuse: { from: ['CHECKING'], to: 'REFUSED' },
  },
})

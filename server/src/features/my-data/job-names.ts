// Actions enqueue these; my-data.jobs.ts runs them.
export const NOTE_FORGOTTEN = { name: 'note-forgotten' }

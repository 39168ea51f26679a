// Actions enqueue these; file.jobs.ts runs them.
export const CHECK_FILE = { name: 'check-file' }
export const REMOVE_OBJECTS = { name: 'remove-objects' }

// Actions enqueue these; export.jobs.ts runs them.
export const RUN_EXPORT = { name: 'run-export' }

// Where the repository lies, for scripts that may be started from any folder.
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

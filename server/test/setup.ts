// Runs anew for every test file.
import { afterAll } from 'vitest'

import { closeAll } from './end-of-file.ts'

afterAll(closeAll)

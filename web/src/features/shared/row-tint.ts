import type { StatusTone } from './StatusTag.tsx'

import styles from './row-tint.module.css'

/** The class that colours a table's row by its status. */
export const rowTint = (tone: StatusTone) => styles[tone.toLowerCase()]

import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import type { Kept } from '@werkplatz/contract/my-data/schemas.ts'

import { KeptList } from './KeptList.tsx'

import styles from './MyData.module.css'

/** What a deletion takes, and what it leaves and until when. */
export const WhatGoes = ({ stays }: { stays: readonly Kept[] }) => (
  <div className={styles.columns}>
    <div>
      <h3>{labels.goes}</h3>
      <ul className={styles.list}>
        {labels.goesList.map((line) => (
          <li key={line}>
            <IconTrash stroke={1.75} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h3>{labels.stays}</h3>
      <KeptList stays={stays} />
    </div>
  </div>
)

import labels from '@werkplatz/content/labels/company-area.json'

import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { Count } from '../../../ui/tag/Count.tsx'

import styles from './MineSwitch.module.css'

export type MineSwitchProps = { mine: boolean; onChange: (mine: boolean) => void; count: number | undefined }

/** «Nur meine Lernenden»; its count is what it would leave. */
export const MineSwitch = ({ mine, onChange, count }: MineSwitchProps) => (
  <CheckField
    variant="switch"
    label={
      <span className={styles.mine}>
        {labels.mineOnly}
        {count !== undefined && <Count value={count} />}
      </span>
    }
    title={labels.mineOnlyHint}
    checked={mine}
    onChange={onChange}
  />
)

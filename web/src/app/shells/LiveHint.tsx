import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs'
import labels from '@werkplatz/content/labels/shell.json'

import { useDelayed } from '../../lib/use-delayed.ts'
import { useLiveState } from '../../live/live.ts'

import styles from './LiveHint.module.css'

const text = labels.reconnecting

/** Quiet: most breaks are over before anybody needs to know. */
export function LiveHint() {
  return useLiveState() === 'waiting' ? <Hint /> : null
}

function Hint() {
  if (!useDelayed(4000)) return null
  return (
    <output className={styles.hint} title={text}>
      <IconPlugConnectedX stroke={1.75} aria-hidden />
      <span className="sr-only">{text}</span>
    </output>
  )
}

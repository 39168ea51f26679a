import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import texts from '@werkplatz/content/public/security.json'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'

import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './TotpKey.module.css'

const copy = texts.secondFactor

/** Four letters at a time are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Nobody can scan the screen of the phone they hold: there the app is opened, or the key carried over. */
export function TotpKey({ secret, uri }: { secret: string; uri: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copyKey = () =>
    navigator.clipboard.writeText(secret).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <div className={styles.ways}>
      <div className={styles.onPhone}>
        <ButtonLink to={uri} kind="primary" size="large" block icon={<IconExternalLink stroke={1.75} aria-hidden />}>
          {copy.keyOpen}
        </ButtonLink>
        <p className="small">{copy.keyOpenText}</p>
      </div>
      <QrCode text={uri} />
      <div className={styles.byHand}>
        <p className={`small ${styles.scan}`}>{copy.keyScan}</p>
        <div className={styles.key}>
          <code>{grouped(secret)}</code>
          <Button icon={<IconCopy stroke={1.75} aria-hidden />} onClick={() => void copyKey()}>
            {copy.keyCopy}
          </Button>
        </div>
        <output className={`small ${styles.outcome}`}>
          {outcome === 'copied' && <IconCheck stroke={1.75} aria-hidden />}
          {outcome && (outcome === 'copied' ? copy.keyCopied : copy.keyNotCopied)}
        </output>
      </div>
    </div>
  )
}

function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const { data } = encode(text, { border: 0 })
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { path: cells.join(''), size: data.length }
  }, [text])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} aria-label={copy.scanAlt} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}

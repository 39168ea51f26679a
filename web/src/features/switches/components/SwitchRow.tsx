import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import labels from '@werkplatz/content/labels/switches.json'
import messages from '@werkplatz/content/messages/admin-switches.json'
import type { Switchable } from '@werkplatz/contract/rules/switches.ts'
import type { OffSwitch } from '@werkplatz/contract/switches/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { useSwitches } from '../actions.ts'

import styles from './SwitchRow.module.css'

const icons: Record<Switchable, typeof IconPencil> = {
  chat: IconMessages,
  posts: IconPencil,
  uploads: IconFileUpload,
  newAccounts: IconUserPlus,
}

type SwitchRowProps = {
  feature: Switchable
  off: readonly OffSwitch[]
  /** Off needs words first. */
  onOff: (forOne: boolean) => void
}

export function SwitchRow({ feature, off, onOff }: SwitchRowProps) {
  const { on } = useSwitches()
  const { title, line } = labels.features[feature]
  const Glyph = icons[feature]
  const forAll = off.find(({ company }) => !company)
  const switchOn = ({ company }: OffSwitch) => {
    const scope = company ? fillIn(messages.forCompany.text, { companyName: company.name }) : messages.forAll.text
    void on({ feature, companyId: company?.companyId ?? null }, { name: title, scope })
  }
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Glyph size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.about}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.line}>{line}</p>
        {off.map((one) => (
          <Note key={one.company?.companyId ?? ''} kind="warning">
            <b>{one.company?.name ?? labels.offForAll}</b>{' '}
            {fillIn(labels.offSince, { since: relativeTime(one.since, 'list'), by: one.by, reason: one.reason })}{' '}
            {fillIn(labels.told, { notice: one.notice })}
            {one.company && (
              <div className={styles.back}>
                <Button
                  size="small"
                  aria-label={fillIn(labels.switchOnFor, { name: title, company: one.company.name })}
                  onClick={() => switchOn(one)}
                >
                  {labels.switchOn}
                </Button>
              </div>
            )}
          </Note>
        ))}
        <div>
          <Button
            kind="ghost"
            size="small"
            icon={<IconPlus stroke={1.75} aria-hidden />}
            aria-label={fillIn(labels.offForOneOf, { name: title })}
            onClick={() => onOff(true)}
          >
            {labels.offForOne}
          </Button>
        </div>
      </div>
      <div className={styles.state}>
        <CheckField
          variant="switch"
          label={
            <>
              <span className="sr-only">{fillIn(labels.forAllOf, { name: title })}</span>{' '}
              {forAll ? labels.isOff : labels.isOn}
            </>
          }
          checked={!forAll}
          onChange={() => (forAll ? switchOn(forAll) : onOff(false))}
        />
      </div>
    </li>
  )
}

import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import messages from '@werkplatz/content/messages/profile.json'
import { profileLimits } from '@werkplatz/contract/profiles/limits.ts'
import { linkTypes, type LinkType } from '@werkplatz/contract/profiles/links.ts'
import { useRef } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { type FormLink, isWrongLink } from './form-values.ts'

import styles from './LinkFields.module.css'

export type LinkFieldsProps = {
  links: readonly FormLink[]
  onChange: (links: FormLink[]) => void
  /** Wrong addresses are marked once somebody has tried to save. */
  error: string | undefined
}

const options = linkTypes.map((value) => ({ value, label: labels.linkTypes[value] }))

export function LinkFields({ links, onChange, error }: LinkFieldsProps) {
  const list = useRef<HTMLUListElement>(null)
  const change = (index: number, part: Partial<FormLink>) =>
    onChange(links.map((link, n) => (n === index ? { ...link, ...part } : link)))
  const remove = (index: number) => {
    onChange(links.filter((_link, n) => n !== index))
    // Where the row was is the next one, or the button that adds one.
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const add = () => {
    onChange([...links, { id: crypto.randomUUID(), linkType: 'HOME', url: '' }])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  const named = (label: string, index: number) => fillIn(labels.form.linkOf, { label, number: index + 1 })
  return (
    <div>
      <ul ref={list} className={styles.links}>
        {links.map((link, index) => (
          <li key={link.id} className={styles.link}>
            <SelectField
              label={named(messages.fieldLinkType.text, index)}
              value={link.linkType}
              onChange={(value) => value && change(index, { linkType: value as LinkType })}
              options={options}
            />
            <TextField
              label={named(messages.fieldLinkUrl.text, index)}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={link.url}
              maxLength={profileLimits.url}
              onChange={(url) => change(index, { url })}
              error={error && isWrongLink(link.url) ? messages.linkInvalid.text : undefined}
            />
            <IconButton
              label={named(messages.linkRemove.text, index)}
              icon={<IconTrash stroke={1.75} aria-hidden />}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {links.length < profileLimits.links ? (
        <Button data-add block className={styles.add ?? ''} icon={<IconPlus stroke={1.75} aria-hidden />} onClick={add}>
          {messages.linkAdd.text}
        </Button>
      ) : (
        <p className={styles.full}>{messages.linkLimit.text}</p>
      )}
    </div>
  )
}

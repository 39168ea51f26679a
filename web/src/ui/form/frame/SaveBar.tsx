import labels from '@werkplatz/content/labels/general.json'
import type { ReactNode } from 'react'

import { Button } from '../../button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

export type SaveBarProps = {
  /** The button that is at work. */
  busy: string | null
  onClose: () => void
  keep: { label: string; run: () => void }
  /** Missing: there is nothing to hand in, and keeping is what the form is for. */
  submit?: { intent: string; label: string; icon: ReactNode; run: () => void } | undefined
}

/** Closes, keeps or hands in what a form holds. */
export function SaveBar({ busy, onClose, keep, submit }: SaveBarProps) {
  return (
    <ActionBar
      start={
        <Button kind="ghost" onClick={onClose}>
          {labels.close}
        </Button>
      }
      end={
        <>
          <Button kind={submit ? 'secondary' : 'primary'} busy={busy === 'keep'} onClick={keep.run}>
            {keep.label}
          </Button>
          {submit && (
            <Button kind="primary" busy={busy === submit.intent} iconRight={submit.icon} onClick={submit.run}>
              {submit.label}
            </Button>
          )}
        </>
      }
    />
  )
}

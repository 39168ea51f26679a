import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Suggested } from '../../../ui/form/fields/SuggestField.tsx'
import type { FormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { locationQuery } from '../../activities/api.ts'
import { factsFrom, type FormValues } from './form-values.ts'

/** Choosing an activity fills in what is still empty: place, sector, team and workload. It never replaces a word. */
export function useActivityFacts(state: FormDraft<FormValues>) {
  const queryClient = useQueryClient()
  const [isFilled, setFilled] = useState(false)
  const choose = async (activity: Suggested) => {
    state.change({ activity })
    setFilled(false)
    if (!activity.id) return
    // One that cannot be read fills in nothing; saving says what is wrong with it.
    const facts = await queryClient.fetchQuery(locationQuery(activity.id)).catch(() => null)
    const part = facts && factsFrom(facts, state.values)
    if (!part) return
    state.change(part)
    setFilled(true)
  }
  return { choose, isFilled }
}

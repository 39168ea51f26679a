/** The criterion's first choice; on a phone only one criterion is on screen. */
export function focusCriterion(criterionId: string) {
  const row = document.getElementById(criterionId)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

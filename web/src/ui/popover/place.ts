// Where a panel in the top layer stands. Set by script, because the security policy refuses style attributes.
const EDGE = 8

export type Placement = {
  prefer: 'above' | 'below'
  align: 'start' | 'center' | 'end'
  gap: number
  /** As wide as the anchor. */
  sameWidth?: boolean
}

/** Beside the anchor on the preferred side, on the other if there is no room, and never over the window's edge. */
export function place(panel: HTMLElement, anchor: HTMLElement, { prefer, align, gap, sameWidth }: Placement) {
  const at = anchor.getBoundingClientRect()
  if (sameWidth) panel.style.width = `${at.width}px`
  const { width, height } = panel.getBoundingClientRect()
  const above = at.top - height - gap
  const below = at.bottom + gap
  const fitsAbove = above >= EDGE
  const fitsBelow = below + height <= window.innerHeight - EDGE
  const top = prefer === 'above' ? (fitsAbove ? above : below) : fitsBelow || !fitsAbove ? below : above
  const left = align === 'start' ? at.left : align === 'end' ? at.right - width : at.left + (at.width - width) / 2
  panel.style.top = `${Math.max(EDGE, Math.min(top, window.innerHeight - height - EDGE))}px`
  panel.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`
}

/** The top layer lies above dialogs and is never cut off. Where a browser has none, fixed positioning does. */
export function raise(panel: HTMLElement) {
  panel.showPopover?.()
}

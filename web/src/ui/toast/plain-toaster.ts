// Shows what the toast store holds on a page that is not hydrated; the cards come from PlainToaster.
import { toastStore, visibleToasts, type Toast } from './toast-store.ts'

export function startToasts() {
  const area = document.querySelector<HTMLElement>('[data-toasts]')
  if (!area) return
  const cards = new Map<number, Element>()

  const cardOf = (toast: Toast): Element => {
    const template = area.querySelector<HTMLTemplateElement>(`template[data-kind="${toast.kind}"]`)
    const card = template?.content.firstElementChild?.cloneNode(true) as Element
    const [title, text] = [card.querySelector('strong'), card.querySelector('p')]
    if (title) title.textContent = toast.title
    if (toast.text) text!.textContent = toast.text
    else text?.remove()
    card.querySelector('button')?.addEventListener('click', () => toastStore.close(toast.id))
    return card
  }

  toastStore.subscribe(() => {
    const shown = toastStore.toasts().slice(0, visibleToasts)
    for (const [id, card] of cards) {
      if (shown.some((toast) => toast.id === id)) continue
      card.remove()
      cards.delete(id)
    }
    if (shown.length === 0) return area.hidePopover()
    if (!area.matches(':popover-open')) area.showPopover()
    for (const toast of shown.toReversed()) {
      if (cards.has(toast.id)) continue
      const card = cardOf(toast)
      cards.set(toast.id, card)
      area.prepend(card)
    }
  })
  for (const name of ['mouseenter', 'focusin']) area.addEventListener(name, toastStore.hold)
  for (const name of ['mouseleave', 'focusout']) area.addEventListener(name, toastStore.release)
}

// For tests: a document without layout gives every element the size 0, and a carousel of nothing cannot scroll.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

const VIEW = 900

/** Slides of `slide` pixels beside each other in a view of 900, before somebody whose browser has time. */
export function fakeLayout(slide: number) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 0))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const isSlide = (element: Element) => element.getAttribute('aria-roledescription') === 'Folie'
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slide : VIEW
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? [...(this.parentElement?.children ?? [])].indexOf(this) * slide : 0
  })
  // The carousel reads the last slide's margin; without a stylesheet it is empty instead of 0px.
  const computed = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = computed(element, pseudo)
    if (!isSlide(element)) return style
    const read = style.getPropertyValue.bind(style)
    style.getPropertyValue = (name) => (name.startsWith('margin') ? '0px' : read(name))
    return style
  })
}

/** What moves the slides comes after the page, and sees those that come with it once they are there. */
export async function moves() {
  await act(() => vi.dynamicImportSettled())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

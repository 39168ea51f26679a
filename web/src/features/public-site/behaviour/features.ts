// What moves on the features page: the slider, and the question an address points to.
import { startCarousels } from '../../../ui/snap-carousel/snap-carousel.ts'

/** Browsers scroll to a closed question but leave it closed. */
function openAddressed() {
  const question = document.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`)
  if (question instanceof HTMLDetailsElement) question.open = true
}

/** An opened question is the page's address, so that it can be copied; going back does not replay every click. */
function rememberOpened() {
  for (const question of document.querySelectorAll<HTMLDetailsElement>('details[name="faq"]')) {
    // The browser also tells of the one that is open from the start, which nobody opened.
    let wasOpen = question.open
    question.addEventListener('toggle', () => {
      const isNew = question.open && !wasOpen
      wasOpen = question.open
      if (isNew && location.hash !== `#${question.id}`) history.replaceState(null, '', `#${question.id}`)
    })
  }
}

startCarousels()
openAddressed()
rememberOpened()
addEventListener('hashchange', openAddressed)

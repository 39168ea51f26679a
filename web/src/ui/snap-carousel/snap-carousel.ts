// The moving part of SnapCarousel: arrows, arrow keys, counter. Swiping is the browser's own.
export function startCarousel(carousel: HTMLElement) {
  const track = carousel.querySelector<HTMLElement>('[data-track]')
  if (!track) return
  const slides = [...track.children] as HTMLElement[]
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>('[data-go]')]
  const dots = [...(carousel.querySelector('[data-dots]')?.children ?? [])]
  const count = carousel.querySelector('[data-count]')
  let current = 0

  const show = (index: number) => {
    current = index
    for (const [i, dot] of dots.entries()) dot.toggleAttribute('data-on', i === index)
    if (count) count.textContent = `${index + 1} von ${slides.length}`
    for (const button of buttons) {
      const reached = current + Number(button.dataset['go'])
      // Not `disabled`: the focus would be lost at the last slide.
      button.setAttribute('aria-disabled', String(reached < 0 || reached >= slides.length))
    }
  }
  const goTo = (index: number) => {
    const slide = slides[Math.max(0, Math.min(slides.length - 1, index))]
    if (slide) track.scrollTo({ left: slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) })
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting)
      if (shown) show(slides.indexOf(shown.target as HTMLElement))
    },
    { root: track, threshold: 0.6 },
  )
  for (const slide of slides) watcher.observe(slide)

  for (const button of buttons) {
    button.addEventListener('click', () => goTo(current + Number(button.dataset['go'])))
    button.hidden = false
  }
  for (const part of carousel.querySelectorAll<HTMLElement>(':scope > [hidden]')) part.hidden = false
  track.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: slides.length - 1,
    }
    const target = steps[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  })
  show(0)
}

export function startCarousels() {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel)
}

// What moves on the home page: the film of the market square and the voices.
import { startCarousels } from '../../../ui/snap-carousel/snap-carousel.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
/** As in components/Hero.tsx. */
const narrow = matchMedia('(max-width: 639px)')
const connection = (navigator as { connection?: { saveData?: boolean } }).connection

/** The film lies over the still picture of the same scene and is only asked for when the page itself is there. */
function startFilm(film: HTMLVideoElement, button: HTMLButtonElement) {
  const setPlaying = (isPlaying: boolean) => {
    button.dataset['playing'] = String(isPlaying)
  }
  const play = async () => {
    film.preload = 'auto'
    try {
      await film.play()
      film.hidden = false
      setPlaying(true)
    } catch {
      // The browser does not want to, for instance to save power: the still picture and the button stay.
      setPlaying(false)
    }
  }
  const pause = () => {
    film.pause()
    setPlaying(false)
  }
  // A turned phone or tablet has another scene: the browser chooses among the sources only when it is asked to.
  narrow.addEventListener('change', () => {
    const wasPlaying = !film.paused
    film.load()
    if (wasPlaying) void play()
  })
  button.addEventListener('click', () => (film.paused ? void play() : pause()))
  still.addEventListener('change', () => (still.matches ? pause() : void play()))
  setPlaying(false)
  button.hidden = false
  if (!still.matches && !connection?.saveData) void play()
}

function start() {
  const film = document.querySelector<HTMLVideoElement>('[data-film]')
  const button = document.querySelector<HTMLButtonElement>('[data-film-switch]')
  if (film && button) startFilm(film, button)
}

startCarousels()
if (document.readyState === 'complete') start()
else addEventListener('load', start)

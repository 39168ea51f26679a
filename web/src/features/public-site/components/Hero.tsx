import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import home from '@werkplatz/content/public/home.json'

import filmPortraitMp4 from '../../../assets/film/marktplatz-hoch.mp4'
import filmPortraitWebm from '../../../assets/film/marktplatz-hoch.webm'
import filmMp4 from '../../../assets/film/marktplatz.mp4'
import filmWebm from '../../../assets/film/marktplatz.webm'
import stillPortrait from '../../../assets/hero/hero-still-portrait.svg'
import still from '../../../assets/hero/hero-still.svg'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './Hero.module.css'

const { hero } = home
const narrow = '(max-width: 639px)'
// «der» belongs to «Marktplatz»: a line may not end between them.
const title = hero.title.replace(' der ', '\u00A0der ')

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="titel">
      <div className={styles.scene} aria-hidden>
        <picture>
          <source media={narrow} srcSet={stillPortrait} />
          <img src={still} alt="" fetchPriority="high" width={1920} height={1080} />
        </picture>
        <video data-film hidden muted loop playsInline preload="none" tabIndex={-1} disablePictureInPicture>
          <source media={narrow} src={filmPortraitWebm} type="video/webm" />
          <source media={narrow} src={filmPortraitMp4} type="video/mp4" />
          <source src={filmWebm} type="video/webm" />
          <source src={filmMp4} type="video/mp4" />
        </video>
      </div>
      <div className={styles.wrap}>
        <div className={styles.words}>
          <h1 id="titel">{title}.</h1>
          <p className="lead">{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink
              to={hero.primaryAction.href}
              kind="primary"
              size="large"
              iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
            >
              {hero.primaryAction.label}
            </ButtonLink>
            <ButtonLink to={hero.secondaryAction.href} size="large">
              {hero.secondaryAction.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <p className={styles.hint}>{hero.scrollHint}</p>
      <button type="button" className={styles.switch} data-film-switch hidden>
        <span className={styles.whenPlaying}>
          <IconPlayerPause stroke={1.75} aria-hidden />
          {hero.videoPause}
        </span>
        <span className={styles.whenStill}>
          <IconPlayerPlay stroke={1.75} aria-hidden />
          {hero.videoPlay}
        </span>
      </button>
    </section>
  )
}

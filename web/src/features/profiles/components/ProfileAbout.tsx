import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs'
import IconBrandTwitter from '@tabler/icons-react/dist/esm/icons/IconBrandTwitter.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import texts from '@werkplatz/content/messages/profile.json'
import type { LinkType } from '@werkplatz/contract/profiles/links.ts'
import type { Profile, ProfileLink } from '@werkplatz/contract/profiles/schemas.ts'
import { type ReactNode, useId } from 'react'

import { VideoPlayer } from '../../files/components/VideoPlayer.tsx'

import styles from './ProfileAbout.module.css'

/** What somebody tells of themself. The own profile shows what is still empty, others' do not. */
export function ProfileAbout({ profile, between }: { profile: Profile; between?: ReactNode }) {
  const { bio, links, video, isOwn, type, can } = profile
  const isWriter = isOwn && can.edit
  const mine = (text: { text: string }) => (isWriter ? <p className={styles.empty}>{text.text}</p> : null)
  return (
    <>
      <Part title={type === 'company' ? texts.aboutCompany.text : texts.about.text}>
        {bio ? <p className={styles.bio}>{bio}</p> : <p className={styles.empty}>{texts.bioEmpty.text}</p>}
      </Part>
      {between}
      {(links.length > 0 || (isWriter && type === 'user')) && (
        <Part title={texts.links.text}>{links.length > 0 ? <Links links={links} /> : mine(texts.linksEmptyOwn)}</Part>
      )}
      {(video || (isWriter && type === 'user')) && (
        <Part title={texts.video.text}>{video ? <VideoPlayer video={video} /> : mine(texts.videoEmptyOwn)}</Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const icons: Record<LinkType, typeof IconWorld> = {
  HOME: IconWorld,
  GITHUB: IconBrandGithub,
  FACEBOOK: IconBrandFacebook,
  INSTAGRAM: IconBrandInstagram,
  TWITTER: IconBrandTwitter,
  TIKTOK: IconBrandTiktok,
  LINKEDIN: IconBrandLinkedin,
  YOUTUBE: IconBrandYoutube,
  OTHER: IconLink,
}

/** As people write an address. */
const shownUrl = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** They lead out of the product: to nobody we know, and nobody there learns from where. */
const Links = ({ links }: { links: readonly ProfileLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ id, linkType, url }) => {
      const Icon = icons[linkType]
      return (
        <li key={id}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
            <span className="sr-only">{labels.linkTypes[linkType]}: </span>
            {shownUrl(url)}
            <span className="sr-only"> ({labels.opensElsewhere})</span>
          </a>
        </li>
      )
    })}
  </ul>
)

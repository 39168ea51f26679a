import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import contact from '@werkplatz/content/public/contact.json'
import type { ReactNode } from 'react'

import drawnMap from '../../../assets/art/karte.svg'
import { documentHandle } from '../../../lib/document-page.ts'
import { paths } from '../../../lib/paths.ts'
import { organization, publicMeta } from '../../../lib/public-meta.ts'
import { PlainToaster } from '../../../ui/toast/PlainToaster.tsx'
import { scriptOf } from '../behaviour/scripts.ts'
import { ContactForm } from '../components/ContactForm.tsx'

import section from '../components/Section.module.css'
import styles from './ContactPage.module.css'

const { hero, details, map, requirements } = contact

export const handle = documentHandle({ script: scriptOf('contact') })
export const meta = () => [...publicMeta({ path: paths.contact(), seo: contact.seo, preview: 'contact' }), organization]

/** The map is a drawing: the page asks no third party for anything. */
export default function ContactPage() {
  return (
    <div className={`${section.wrap} ${styles.page}`}>
      <div>
        <h1 className="d-l">{hero.title}.</h1>
        <p className="lead">{hero.lead}</p>
        <ContactForm />
      </div>
      <aside aria-labelledby="erreichbar">
        <img className={styles.map} src={drawnMap} alt={map.frameTitle} width={640} height={420} />
        <Ways />
      </aside>
      <PlainToaster />
    </div>
  )
}

const externalMap = `https://www.openstreetmap.org/?mlat=${map.lat}&mlon=${map.lng}#map=${map.zoom}/${map.lat}/${map.lng}`

function Ways() {
  const { address, mail, phone } = details
  const [company, ...lines] = address.lines
  return (
    <>
      <h2 id="erreichbar" className="h2">
        {details.title}
      </h2>
      <address className={styles.ways}>
        <Way icon={<IconMapPin stroke={1.75} aria-hidden />}>
          <b>{company}</b>
          <span>{lines.join(', ')}</span>
          <span className="small muted">{map.directions}</span>
          <a className="link" href={externalMap} target="_blank" rel="noopener noreferrer">
            {map.openExternal}
            <IconExternalLink stroke={1.75} aria-hidden />
          </a>
        </Way>
        <Way icon={<IconMail stroke={1.75} aria-hidden />}>
          <a className="link" href={mail.href}>
            {mail.value}
          </a>
        </Way>
        <Way icon={<IconPhone stroke={1.75} aria-hidden />}>
          <a className="link num" href={phone.href}>
            {phone.value}
          </a>
          <span className="small muted">{phone.hint}</span>
        </Way>
        <Way icon={<IconFileText stroke={1.75} aria-hidden />}>
          <b>{requirements.title}</b>
          <span className="small muted">{requirements.text}</span>
          <a className="link" href={requirements.link.href} type="application/pdf">
            {requirements.link.label}
          </a>
        </Way>
      </address>
    </>
  )
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      {icon}
      <div>{children}</div>
    </div>
  )
}

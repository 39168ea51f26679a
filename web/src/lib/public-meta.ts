// What search engines and link previews read of a public page.
import { brand } from '@werkplatz/content/brand.ts'
import contact from '@werkplatz/content/public/contact.json'
import layout from '@werkplatz/content/public/layout.json'
import type { MetaDescriptor } from 'react-router'

import { pageMeta } from './page-meta.ts'

/** The address people type. Known when building: VITE_SITE_URL, without a path. */
export const siteUrl = (import.meta.env['VITE_SITE_URL'] as string | undefined) ?? `https://${brand.domain}`

export interface PublicPage {
  path: string
  seo: { title: string; description: string }
  /** Name of the preview in web/public/og. */
  preview: string
}

export function publicMeta({ path, seo, preview }: PublicPage): MetaDescriptor[] {
  const url = new URL(path, siteUrl).href
  const image = new URL(`/og/${preview}.png`, siteUrl).href
  return [
    ...pageMeta(path === '/' ? undefined : seo.title, seo.description),
    { tagName: 'link', rel: 'canonical', href: url },
    { name: 'theme-color', content: '#ffffff' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: layout.brand.name },
    { property: 'og:locale', content: 'de_CH' },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${layout.brand.name}: ${seo.title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const { details } = contact
const [name, , streetAddress, place = ''] = details.address.lines
const [postalCode, addressLocality] = place.split(' ')

export const organization: MetaDescriptor = {
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: layout.brand.name,
    legalName: name ?? layout.brand.operator,
    slogan: layout.brand.claim,
    description: layout.seo.defaultDescription,
    url: siteUrl,
    logo: new URL('/icon-512.png', siteUrl).href,
    email: details.mail.value,
    telephone: details.phone.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetAddress ?? '',
      postalCode: postalCode ?? '',
      addressLocality: addressLocality ?? '',
      addressCountry: 'CH',
    },
    parentOrganization: { '@type': 'Organization', name: layout.brand.operator },
  },
}

// What a phone reads when somebody puts the site on the home screen.
import { brand, branded } from '@werkplatz/content/brand.ts'
import layout from '@werkplatz/content/public/layout.json' with { type: 'json' }

export const manifest = (): string =>
  JSON.stringify(
    {
      name: brand.name,
      short_name: brand.name,
      description: branded(layout).brand.claim,
      lang: 'de-CH',
      start_url: '/dashboard',
      display: 'standalone',
      background_color: '#FAF8F4',
      theme_color: '#0E1E5A',
      icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    },
    null,
    2,
  )

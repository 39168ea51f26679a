// Title and description of a page, by the template of the brand file.
import layout from '@werkplatz/content/public/layout.json'

export function pageMeta(title?: string, description?: string) {
  const { titleTemplate, defaultTitle, defaultDescription } = layout.seo
  return [
    { title: title ? titleTemplate.replace('{title}', title) : defaultTitle },
    { name: 'description', content: description ?? defaultDescription },
  ]
}

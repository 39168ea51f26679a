import layout from '@werkplatz/content/public/layout.json'

/** First in every shell; the page's main has the id «inhalt». */
export function SkipLink() {
  return (
    <a className="skip-link" href="#inhalt">
      {layout.header.skipLink}
    </a>
  )
}

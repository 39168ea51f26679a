import texts from '@werkplatz/content/public/not-found.json'

/**
 * What stands in __spa-fallback.html. Every known path has a file of its own, so this one is served for unknown
 * paths only. With scripts the right shell follows at once; without them this is the whole answer.
 */
export function SpaFallback() {
  return (
    <noscript>
      <main>
        <h1 className="h1">{texts.title}</h1>
        <p>{texts.text}</p>
        <a className="link" href={texts.home.href}>
          {texts.home.label}
        </a>
      </main>
    </noscript>
  )
}

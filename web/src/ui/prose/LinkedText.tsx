import { Link } from 'react-router'

/** A sentence of content/ with one link in it: «Prüf die Adresse, oder [[frag nach]].» */
export function LinkedText({ text, to }: { text: string; to: string }) {
  const [before, linked, after] = text.split(/\[\[|\]\]/)
  return (
    <>
      {before}
      {linked && (
        <Link className="link" to={to}>
          {linked}
        </Link>
      )}
      {after}
    </>
  )
}

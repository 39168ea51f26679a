import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'

import { nameOf } from '../names.ts'

import styles from './SeenTable.module.css'

const texts = labels.visibility

/** Null: not to be seen. */
const rows: { what: string; seen: (profile: Profile) => string | null }[] = [
  { what: texts.name, seen: nameOf },
  { what: texts.picture, seen: ({ image }) => pictureOf(image) },
  { what: texts.basics, seen: () => texts.shown },
  { what: texts.posts, seen: () => texts.shown },
  { what: texts.about, seen: ({ isClosed }) => (isClosed ? null : texts.shown) },
  { what: texts.schooldays, seen: ({ isClosed }) => (isClosed ? null : texts.shown) },
  { what: texts.follows, seen: ({ isClosed }) => (isClosed ? null : texts.shown) },
  { what: texts.messages, seen: ({ isClosed }) => (isClosed ? texts.request : texts.direct) },
]

function pictureOf(image: string | null): string {
  if (!image) return texts.noPicture
  return image.startsWith('/art/') ? texts.design : texts.ownPicture
}

/** Every line twice: who sees what, in words as well. */
export const SeenTable = ({ colleague, stranger }: { colleague: Profile; stranger: Profile }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{texts.what}</th>
        <th scope="col">{texts.own}</th>
        <th scope="col">{texts.others}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, seen }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <Seen by={texts.own} what={seen(colleague)} />
          <Seen by={texts.others} what={seen(stranger)} />
        </tr>
      ))}
    </tbody>
  </table>
)

function Seen({ by, what }: { by: string; what: string | null }) {
  const Icon = what === null ? IconEyeOff : IconEye
  return (
    <td data-label={by} className={what === null ? styles.hidden : styles.shown}>
      <span className={styles.cell}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <span>{what ?? texts.hidden}</span>
      </span>
    </td>
  )
}

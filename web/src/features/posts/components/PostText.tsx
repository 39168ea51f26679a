import messages from '@werkplatz/content/messages/posts.json'
import { textParts } from '@werkplatz/contract/posts/mentions.ts'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'

import { paths } from '../../../lib/paths.ts'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'

import styles from './PostText.module.css'

/** What somebody wrote, line by line; people named in it lead to their profiles. Text stays text, whatever it holds. */
export function PostText({ body, mentions }: Pick<Post, 'body' | 'mentions'>) {
  const names = new Map(mentions.map(({ profileId, name }) => [profileId, name]))
  return textParts(body).map((part, index) => {
    if ('text' in part) return part.text
    const name = names.get(part.profileId)
    return name ? (
      <BuiltLink key={index} to={paths.profile(part.profileId, 'user')} className={styles.mention}>
        @{name}
      </BuiltLink>
    ) : (
      <span key={index} className={styles.gone}>
        @{messages.mentionUnknown.text}
      </span>
    )
  })
}

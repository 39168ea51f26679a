// M9: what strangers see of a person is decided in one place. Read as text, so that it holds for SQL in strings.
import type { Finding } from './finding.ts'
import { filesIn, isTest, lineOf, textOf } from './tree.ts'

interface Secret {
  column: RegExp
  what: string
  /** Who reads it of somebody other than the caller; all others read people's own. */
  home: RegExp
  in: string
}

/** The one place, and what is made from the tables. */
const place = String.raw`^server/src/(?:features/people/person-parts\.queries\.ts|db/types\.gen\.ts|`
const onlyIn = (...others: string[]) => new RegExp(`${place}${others.join('|')})`)

/** The caller's own, to be changed. */
const ownProfile = String.raw`features/profiles/(?:profile-write\.queries|actions/(?:edit-user-card|change-visibility))\.ts$`

/** Rules of what becomes of the columns themselves, and how long the person's own data is kept. */
const forgetting = ['db/data-rules/', 'features/my-data/']

const secrets: Secret[] = [
  {
    // Who ends a training in a given year is as old as all who do.
    column: /\b(?:adult_from|profile_open|training_end)\b/g,
    what: 'asks for the age of a person',
    // Whoever invites says it, and it is written down at sign-up; when the training ends, at set-up. Later it is written by
    // those who look after the person.
    home: onlyIn(
      'features/invitations/',
      String.raw`features/people/admin/person-rights\.queries\.ts$`,
      String.raw`features/setup/setup\.queries\.ts$`,
      String.raw`demo/(?:people|invitations)\.ts$`,
      ownProfile,
      ...forgetting,
    ),
    in: 'server/src/**/*.ts',
  },
  {
    column: /\bavatar_file_id\b|attached_resource\s*=\s*'(?:avatar|banner|video)'/g,
    what: 'asks for an uploaded picture of a person',
    // The caller's own; and put aside with a report, where it is moved and not shown.
    home: onlyIn(
      'features/setup/',
      String.raw`features/files/file\.queries\.ts$`,
      'demo/',
      ownProfile,
      String.raw`features/profiles/(?:profile-report\.queries|actions/(?:take-away|restore)-profile)\.ts$`,
      ...forgetting,
    ),
    in: 'server/src/**/*.ts',
  },
  {
    column: /\bname_last\b/g,
    what: 'asks for a last name',
    // The caller's own, the addressee's of a mail, the inviter's, and what a search goes by.
    home: onlyIn(
      'features/(?:accounts|invitations|second-factor|setup|mail)/',
      String.raw`features/people/person\.queries\.ts$`,
      'access/',
      ownProfile,
    ),
    in: 'server/src/**/*.queries.ts',
  },
  {
    column: /\b\w+\.email\b/g,
    what: 'asks for an e-mail address',
    home: onlyIn('features/(?:accounts|invitations|second-factor|mail)/', 'access/'),
    in: 'server/src/**/*.queries.ts',
  },
]

export function checkStrangers(root: string): Finding[] {
  return secrets.flatMap(({ column, what, home, in: glob }) =>
    filesIn(root, glob)
      .filter((path) => !home.test(path) && !isTest(path))
      .flatMap((path) => {
        const text = textOf(root, path)
        return [...text.matchAll(column)].map(({ index }) => ({
          where: `${path}:${lineOf(text, index)}`,
          what,
          fix: 'take it from server/src/features/people/person-parts.queries.ts, which knows who is looking',
        }))
      }),
  )
}

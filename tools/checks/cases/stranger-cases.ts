// M9: what strangers see of a person is decided in one place.
import type { Cases } from './made-up-tree.ts'

const query = 'server/src/features/x/x.queries.ts'

export const strangerCases: Cases = {
  clean: {
    'server/src/features/people/person-parts.queries.ts': 'sql`is_minor(person.adult_from) || person.avatar_file_id`\n',
    'server/src/features/invitations/invitation.queries.ts': 'sql`select invitation.adult_from, invitation.email`\n',
    'server/src/features/accounts/account.queries.ts': "select(['person.email', 'person.name_last'])\n",
    'server/src/features/setup/actions/finish-setup.ts': 'update({ avatar_file_id: avatar.fileId })\n',
    'server/src/features/x/test/x.test.ts': "sql`update person set adult_from = '2999-01-01'`\n",
    [query]: "sql`select ${names.full('author', who)}, ${emails.shown('author', who)}`\n",
  },
  broken: {
    'a rule about minors of its own': {
      change: { [query]: "sql`case when author.adult_from > now() then 'M.' end`\n" },
      said: /x\.queries\.ts:1: asks for the age of a person/,
    },
    'an age in an action': {
      change: { 'server/src/features/x/actions/do-x.ts': 'if (row.profile_open) show()\n' },
      said: /do-x\.ts:1: asks for the age of a person/,
    },
    'a photograph for everybody': {
      change: { [query]: 'sql`\n  select variants from file where file.id = author.avatar_file_id`\n' },
      said: /x\.queries\.ts:2: asks for an uploaded picture/,
    },
    'a banner for everybody': {
      change: { [query]: "sql`select variants from file where attached_resource = 'banner'`\n" },
      said: /asks for an uploaded picture/,
    },
    'a last name for everybody': {
      change: { [query]: "sql`select author.name_first || ' ' || author.name_last as author`\n" },
      said: /asks for a last name/,
    },
    'an address for everybody': {
      change: { [query]: 'sql`select author.email as mail`\n' },
      said: /asks for an e-mail address/,
    },
  },
}

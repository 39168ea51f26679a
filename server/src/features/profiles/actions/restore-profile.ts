import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import {
  findCompanyParts,
  findPersonParts,
  putFileBack,
  type AsideFile,
  type CompanyParts,
  type PersonParts,
} from '../profile-report.queries.ts'
import { updateCompany, updatePerson } from '../profile-write.queries.ts'

/** What a profile showed, and the files that showed it; without pictures where its owner emptied the texts. */
export type KeptProfile<P> = { parts: P; files: AsideFile[] }

/** What is empty becomes what it was; what was written since stays. */
const textsAgain = (now: PersonParts | CompanyParts, was: PersonParts | CompanyParts) => ({
  slogan: now.slogan || was.slogan,
  bio: now.bio || was.bio,
  links: JSON.stringify(now.links.length ? now.links : was.links),
})

async function filesAgain(tx: Tx, files: readonly AsideFile[], id: string): Promise<Set<string>> {
  const back = new Set<string>()
  for (const file of files) if (await putFileBack(tx, file, id)) back.add(file.id)
  return back
}

export async function restorePerson(tx: Tx, me: Member, targetId: string, kept: KeptProfile<PersonParts>) {
  const now = await findPersonParts(tx, targetId, true)
  if (!now) return false
  const { parts: was, files } = kept
  const back = await filesAgain(tx, files, now.id)
  const hasPicture = now.avatar_art !== null || now.avatar_file_id !== null
  const wasFile = was.avatar_file_id && back.has(was.avatar_file_id) ? was.avatar_file_id : null
  await updatePerson(tx, now.id, {
    ...textsAgain(now, was),
    ...(!hasPicture && { avatar_art: was.avatar_art, avatar_file_id: wasFile }),
    banner_art: now.banner_art ?? was.banner_art,
  })
  await audit(tx, { actorId: me.id, action: 'restore', resource: 'person', targetId: now.id })
  return true
}

export async function restoreCompany(tx: Tx, me: Member, targetId: string, kept: KeptProfile<CompanyParts>) {
  const now = await findCompanyParts(tx, targetId, true)
  if (!now) return false
  const { parts: was, files } = kept
  await filesAgain(tx, files, now.id)
  await updateCompany(tx, now.id, {
    ...textsAgain(now, was),
    logo: jsonColumn(now.logo ?? was.logo),
    banner: jsonColumn(now.banner ?? was.banner),
  })
  await audit(tx, { actorId: me.id, action: 'restore', resource: 'company', targetId: now.id })
  return true
}

const jsonColumn = (value: object | null) => value && JSON.stringify(value)

import profile from '@werkplatz/content/messages/profile.json' with { type: 'json' }
import type { CompanyCard } from '@werkplatz/contract/profiles/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { texts } from '../profile-content.ts'
import { lockCompany, updateCompany, type CompanyChange, type LockedCompany } from '../profile-write.queries.ts'
import { takePicture } from './take-picture.ts'

/** Whether the caller may was asked by the guard. */
export async function editCompanyCard(tx: Tx, me: Member, { id, ...card }: CompanyCard) {
  const company = await lockCompany(tx, id)
  const name = await rename(tx, me, company, card.companyName)
  const pictures = await takePictures(tx, me, company.id, card)
  await updateCompany(tx, company.id, { ...name, ...texts(card, ['slogan', 'location']), ...pictures })
}

async function rename(tx: Tx, me: Member, before: LockedCompany, name: string | null | undefined) {
  if (name === undefined || name === before.name) return {}
  if (!name) throw wrongField('companyName', `${profile.companyNameRequired.text}.`)
  const details = { from: before.name, to: name }
  await audit(tx, { actorId: me.id, action: 'renameCompany', resource: 'company', targetId: before.id, details })
  return { name }
}

/** What is shown is kept beside the name, since it is read with every card of the marketplace. */
async function takePictures(
  tx: Tx,
  me: Member,
  id: string,
  { imageId, bannerId }: Omit<CompanyCard, 'id'>,
): Promise<CompanyChange> {
  const change: CompanyChange = {}
  if (imageId !== undefined) {
    if (imageId?.startsWith('generated:')) throw wrongField('imageId', `${profile.logoUpload.text}.`)
    const { file } = await takePicture(tx, me, 'avatar', { resource: 'companyImage', id }, imageId)
    change.logo = file && JSON.stringify(file.variants.thumb ?? file.variants.full)
  }
  if (bannerId !== undefined) {
    const { design, file } = await takePicture(tx, me, 'banner', { resource: 'companyBanner', id }, bannerId)
    const shown = design === null ? file?.variants.full : { art: 'banner', design }
    change.banner = shown ? JSON.stringify(shown) : null
  }
  return change
}

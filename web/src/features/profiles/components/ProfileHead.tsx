import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import texts from '@werkplatz/content/messages/profile.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'
import type { ReactNode } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { nameOf } from '../names.ts'

import styles from './ProfileHead.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Banner, picture, name and what stands behind it. */
export function ProfileHead({ profile, actions }: { profile: Profile; actions?: ReactNode }) {
  const name = nameOf(profile)
  const isCompany = profile.type === 'company'
  return (
    <header className={styles.head}>
      <div className={styles.banner}>
        {profile.banner && <img src={profile.banner} alt="" width={1600} height={400} decoding="async" />}
      </div>
      <div className={styles.inside}>
        <span className={styles.picture} data-shape={isCompany ? 'square' : 'round'}>
          <Avatar
            name={name}
            src={profile.image}
            size={176}
            shape={isCompany ? 'square' : 'round'}
            colorKey={profile.userId ?? profile.companyId}
          />
        </span>
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          {profile.slogan && <p className={styles.slogan}>{profile.slogan}</p>}
          <ul className={styles.facts}>{isCompany ? <CompanyFacts {...profile} /> : <PersonFacts {...profile} />}</ul>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}

function PersonFacts(profile: Profile) {
  return (
    <>
      <Fact icon={<IconSchool {...icon} />}>{occupation(profile)}</Fact>
      <Fact icon={<IconBuilding {...icon} />}>
        <BuiltLink to={paths.profile(profile.companyProfileId, 'company')} className={styles.link}>
          {profile.companyName}
        </BuiltLink>
      </Fact>
      <Fact icon={<IconMapPin {...icon} />}>{profile.location}</Fact>
    </>
  )
}

function CompanyFacts({ location, employeeCount, dateFounded, dateJoined }: Profile) {
  return (
    <>
      <Fact icon={<IconMapPin {...icon} />}>{location}</Fact>
      <Fact icon={<IconUsers {...icon} />}>
        {employeeCount !== null && fillIn(texts.employees.text, { count: employeeCount })}
      </Fact>
      <Fact icon={<IconCalendar {...icon} />}>
        {dateFounded && fillIn(texts.founded.text, { year: yearOf(dateFounded) })}
      </Fact>
      <Fact icon={<IconFlag {...icon} />}>{dateJoined && fillIn(texts.joined.text, { year: yearOf(dateJoined) })}</Fact>
    </>
  )
}

const yearOf = (day: string) => String(Number(day.slice(0, 4)))

/** What somebody learns or works as; else what they are here. */
function occupation({ profession, trainingYear, jobTitle, userRoles }: Profile): string {
  if (profession && trainingYear)
    return fillIn(texts.training.text, { professionLabel: profession, year: trainingYear })
  return profession ?? (jobTitle || userRoles.map((role) => roleLabels[role]).join(', '))
}

const Fact = ({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) =>
  children ? (
    <li>
      {sign}
      <span>{children}</span>
    </li>
  ) : null

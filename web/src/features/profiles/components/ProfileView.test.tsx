import { render, screen } from '@testing-library/react'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { ProfileView } from './ProfileView.tsx'

const lea = {
  type: 'user',
  profileId: 'p',
  userId: 'u',
  userNameFirst: 'Lea',
  userNameLast: 'Muster',
  companyName: 'Nordwerk AG',
  userRoles: ['APPRENTICE'],
  links: [],
  postCount: 3,
  can: { edit: false, empty: false, report: true, readHistory: true },
} as unknown as Profile

const tabsOf = (profile: Partial<Profile>, history?: string) => {
  render(
    <MemoryRouter initialEntries={['/?tab=history']}>
      <ProfileView profile={{ ...lea, ...profile }} actions={null} posts="Beiträge" {...(history && { history })} />
    </MemoryRouter>,
  )
  return screen
    .getAllByRole('link')
    .flatMap(({ textContent, ariaCurrent }) => (ariaCurrent === null ? [] : [textContent]))
}

test('the work history is a tab of its own for those who may read it', () => {
  tabsOf({}, 'Einsatz im Lager')
  expect(screen.getByText('Einsatz im Lager')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Verlauf' })).toHaveAttribute(
    'href',
    '/dashboard/community/profile?id=p&type=user&tab=history',
  )
})

test('for all others there is none, and the address shows the first tab', () => {
  tabsOf({})
  expect(screen.queryByRole('link', { name: 'Verlauf' })).toBeNull()
  expect(screen.getByText('Beiträge', { selector: 'div' })).toBeInTheDocument()
})

test('a closed profile has it as well, for contact persons of other companies', () => {
  tabsOf({ isClosed: true }, 'Einsatz im Lager')
  expect(screen.getByText('Einsatz im Lager')).toBeInTheDocument()
})

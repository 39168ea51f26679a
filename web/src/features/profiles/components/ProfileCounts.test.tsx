import { render, screen } from '@testing-library/react'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { ProfileCounts } from './ProfileCounts.tsx'

const counts = { postCount: 1, activityCount: 2, peopleCount: null, followingCount: null, followerCount: 8 }
const linksOf = (profile: object) => {
  render(
    <MemoryRouter>
      <ProfileCounts profile={{ ...counts, ...profile } as Profile} withPosts />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('the followers of a company lead to its list', () =>
  expect(linksOf({ userId: null, companyId: 'c' })).toEqual([
    ['8Follower', '/dashboard/community/follow?userId=c&mode=FOLLOWERS'],
  ]))

test('both figures of a person lead to their lists', () =>
  expect(linksOf({ userId: 'u', companyId: 'c', followingCount: 3 }).map(([, to]) => to)).toEqual([
    '/dashboard/community/follow?userId=u&mode=USER_FOLLOWS',
    '/dashboard/community/follow?userId=u&mode=FOLLOWERS',
  ]))

test('a closed profile has no figures, and no links', () =>
  expect(linksOf({ userId: 'u', companyId: 'c', postCount: null, activityCount: null, followerCount: null })).toEqual(
    [],
  ))

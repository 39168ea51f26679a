import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { describe, expect, test } from 'vitest'

import { changesOf, findErrors, isWrongLink, loadedValues, withValues } from './form-values.ts'

const links = [{ id: 'a', linkType: 'HOME' as const, url: 'https://lea.example' }]
const lea = {
  type: 'user',
  userNameFirst: 'Lea',
  userNameLast: 'Brunner',
  companyName: 'Handelswerk AG',
  slogan: 'Fragen kostet nichts.',
  location: 'Aarau',
  bio: '',
  employeeCount: null,
  dateFounded: null,
  links,
} as unknown as Profile
const before = loadedValues(lea)

describe('changesOf', () => {
  test('nothing changed: nothing is sent', () => {
    expect(changesOf(before, before, {})).toEqual({ card: null, about: null })
  })

  test('only what was changed, each to its call', () => {
    expect(changesOf({ ...before, slogan: ' Neu ' }, before, {})).toEqual({ card: { slogan: 'Neu' }, about: null })
    expect(changesOf({ ...before, bio: 'Radios' }, before, { videoId: null })).toEqual({
      card: null,
      about: { bio: 'Radios', videoId: null },
    })
    expect(changesOf(before, before, { imageId: 'generated:1' })).toEqual({
      card: { imageId: 'generated:1' },
      about: null,
    })
  })

  test('an emptied row is no link', () => {
    const typed = [...before.links, { id: 'b', linkType: 'GITHUB' as const, url: ' lea.example/git ' }]
    const sent = changesOf({ ...before, links: [...typed, { id: 'c', linkType: 'HOME', url: ' ' }] }, before, {}).about
      ?.links
    expect(sent).toEqual([...links, { id: 'b', linkType: 'GITHUB', url: 'lea.example/git' }])
    expect(
      changesOf({ ...before, links: [...before.links, { id: 'c', linkType: 'HOME', url: '' }] }, before, {}).about,
    ).toBeNull()
  })
})

test('findErrors: both names, or the name of a company; addresses of the web', () => {
  expect(Object.keys(findErrors({ ...before, nameFirst: ' ', nameLast: '' }, 'user'))).toEqual([
    'nameFirst',
    'nameLast',
  ])
  expect(Object.keys(findErrors({ ...before, companyName: '' }, 'company'))).toEqual(['companyName'])
  expect(
    findErrors({ ...before, links: [{ id: 'c', linkType: 'HOME', url: 'ftp://x.example' }] }, 'user').links,
  ).toBeDefined()
  expect(findErrors(before, 'user')).toEqual({})
})

test('isWrongLink: an empty row is not wrong', () => {
  expect(['', 'lea.example', 'http://a.b', 'javascript:alert(1)', 'lea'].map(isWrongLink)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('withValues: what the page shows before the answer has come', () => {
  const shown = withValues(lea, {
    ...before,
    nameLast: 'Keller',
    links: [{ id: 'c', linkType: 'HOME', url: 'neu.example' }],
  })
  expect(shown).toMatchObject({ userNameLast: 'Keller', links: [{ url: 'https://neu.example' }] })
})

// From the address of a page to the thing it shows: which, and what one would like to do there.
import type { Action } from '@werkplatz/contract/rules/access.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const pages: { path: string; id: string; action: Action }[] = [
  { path: '/dashboard/activities/detail', id: 'id', action: 'activity.read' },
  { path: '/dashboard/activities/form', id: 'id', action: 'activity.edit' },
  { path: '/dashboard/applications/detail', id: 'id', action: 'application.read' },
  { path: '/dashboard/applications/approval/detail', id: 'id', action: 'approval.read' },
  { path: '/dashboard/company/assignment', id: 'id', action: 'assignment.read' },
  { path: '/dashboard/company/assignment/form', id: 'id', action: 'assignment.edit' },
  { path: '/dashboard/company/evaluation', id: 'id', action: 'evaluation.read' },
  { path: '/dashboard/company/evaluation/form', id: 'id', action: 'evaluation.fill' },
  { path: '/dashboard/company/school-semesters', id: 'apprenticeId', action: 'person.readSemesters' },
  { path: '/dashboard/community/post', id: 'id', action: 'post.read' },
  { path: '/dashboard/community', id: 'chatId', action: 'chat.read' },
  { path: '/dashboard/community/profile', id: 'id', action: 'profile.read' },
]

export interface Thing {
  id: string
  /** What the page would do; a number alone does not say. */
  action: Action | null
}

export function thingIn(written: string): Thing | null {
  const text = written.trim()
  if (UUID.test(text.toLowerCase())) return { id: text.toLowerCase(), action: null }
  let url: URL
  try {
    url = new URL(text, 'https://werkplatz.invalid')
  } catch {
    return null
  }
  const page = pages.find(({ path, id }) => path === url.pathname.replace(/\/+$/, '') && url.searchParams.has(id))
  const id = page && url.searchParams.get(page.id)?.toLowerCase()
  return page && id && UUID.test(id) ? { id, action: page.action } : null
}

// An apprentice's day, again and again: a mark, a post, a word and a heart for the others', now and then a file.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Field } from './field.ts'
import { stayIn, type Person } from './people.ts'
import { send } from './send.ts'
import { upload } from './upload.ts'

const STEP_MS = 700
/** 60 uploads in half an hour are allowed. */
const UPLOAD_EVERY_MS = 35_000
const step = () => pause(STEP_MS * (0.5 + Math.random()))

/** Posts of everybody, newest last: what there is to say something about. */
const posts: string[] = []

export async function liveDay(field: Field, person: Person, nth: number): Promise<void> {
  await stayIn(field, person)
  const semesters = await ownSemesters(field, person)
  if (semesters[0]) Object.assign(field.known, { semester: semesters[0], apprentice: person.personId })
  let uploadAt = field.history.now() + (nth % 7) * 5_000
  for (let round = 0; !field.isOver(); round += 1) {
    await stayIn(field, person)
    // One holds 400 marks: they take turns.
    const semester = semesters[round % semesters.length]
    if (semester) await mark(field, person, semester)
    await step()
    const isDue = field.history.now() >= uploadAt
    if (isDue) uploadAt = field.history.now() + UPLOAD_EVERY_MS
    const file = isDue ? await upload(field, person, round % 4 === 3) : undefined
    await post(field, person, file)
    await step()
    await answer(field, person)
    await step()
    await send(field, { who: person, call: 'listPosts', input: { query: { size: 10 } } })
    await step()
  }
}

async function ownSemesters(field: Field, who: Person): Promise<string[]> {
  const answered = await send<{ content: { schoolSemesterId: string }[] }>(field, { who, call: 'listSemesters' })
  return answered.body?.content.map(({ schoolSemesterId }) => schoolSemesterId) ?? []
}

async function mark(field: Field, who: Person, schoolSemesterId: string): Promise<void> {
  const key = randomUUID()
  const body = { schoolSemesterId, subject: `Mathematik ${key}`, grade: 4.5, weight: 1 }
  await send(field, { who, call: 'createMark', key, writes: true, thing: 'mark', input: { body } })
}

async function post(field: Field, who: Person, file?: string): Promise<void> {
  const key = randomUUID()
  const body = { body: `Heute gelernt: ${key}`, attachments: file ? [file] : [], media: [] }
  const { id } = await send(field, { who, call: 'savePost', key, writes: true, thing: 'post', input: { body } })
  if (id) posts.push(id)
}

async function answer(field: Field, who: Person): Promise<void> {
  const targetId = posts.at(-1 - Math.floor(Math.random() * Math.min(20, posts.length)))
  if (!targetId) return
  const key = randomUUID()
  const comment = { targetId, commentType: 'post', body: `Danke! ${key}` }
  await send(field, { who, call: 'saveComment', key, writes: true, thing: 'comment', input: { body: comment } })
  const heart = { targetId, heartType: 'post', isHearted: Math.random() < 0.7 }
  await send(field, { who, call: 'changeHeart', writes: true, input: { body: heart } })
}

// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../access/page.ts'
import { read, readAged, write, type Handler } from '../../http/handlers.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { Services } from '../../services.ts'
import { createMark } from './actions/create-mark.ts'
import { createSemester } from './actions/create-semester.ts'
import { deleteMark } from './actions/delete-mark.ts'
import { deleteSemester } from './actions/delete-semester.ts'
import { editMark } from './actions/edit-mark.ts'
import { readAllSemesters } from './actions/read-all-semesters.ts'
import { saveSchooldays } from './actions/save-schooldays.ts'
import { findSubjects, listMarks } from './mark.queries.ts'
import {
  presentMark,
  presentOwnSupervisor,
  presentSchooldays,
  presentSchoolView,
  presentSemester,
  presentWithGrades,
} from './school.present.ts'
import { findSchooldays } from './schoolday.queries.ts'
import { presentSemesterPaper, semesterFileName, semesterSheet } from './semester-sheet.present.ts'
import {
  countOwnSemesters,
  findOwnSupervisor,
  listForPaper,
  listOwnSchoolViews,
  listOwnSemesters,
} from './semester.queries.ts'
import { listSubjects } from './subject.queries.ts'
import { offeredSubjects } from './subjects.ts'

const semesterPage = (id: string, { year, semester }: { year: number; semester: number }) =>
  `/dashboard/company/school-semester/detail?id=${id}&year=${year}&semester=${semester}`

export const schoolHandlers = ({ clock, documents }: Services): Handler[] => [
  read('readSchooldays', async (db, { me, input }) => ({
    body: presentSchooldays((await findSchooldays(db, me, input.query))[0]!),
  })),
  write('saveSchooldays', (tx, { me, input }) => saveSchooldays(tx, me, input.body)),
  read('listSemesters', async (db, { me, input }) => {
    const source = { list: listOwnSemesters, count: countOwnSemesters, params: {} }
    const found = await readPage(db, me, input.query, source)
    const marks = await listMarks(db, { semesterIds: found.rows.map(({ id }) => id) })
    const { isCapped: _, ...body } = presentPage(found, input.query.size, presentSemester(marks))
    return { body }
  }),
  write('createSemester', async (tx, { me, input }) => {
    const made = await createSemester(tx, me, input.query)
    return { body: presentSemester([])(made), location: semesterPage(made.id, made) }
  }),
  write('deleteSemester', (tx, { me, input }) => deleteSemester(tx, me, input.query.id)),
  // A read that is written down.
  write('readAllSemesters', async (tx, { me, input }) => {
    const { semesters, marks } = await readAllSemesters(tx, me, input.query.apprenticeId)
    return { body: semesters.map(presentWithGrades(marks)) }
  }),
  read('readMarks', async (db, { input }) => ({
    body: (await listMarks(db, { semesterIds: [input.query.id] })).map(presentMark),
  })),
  write('createMark', async (tx, { me, input }) => {
    const made = await createMark(tx, me, input.body)
    return { body: presentMark(made), location: `/dashboard/company/school-semester/detail?id=${made.semester_id}` }
  }),
  write('editMark', async (tx, { me, input }) => ({ body: presentMark(await editMark(tx, me, input.body)) })),
  write('deleteMark', (tx, { me, input }) => deleteMark(tx, me, input.params.schoolMarkId)),
  readAged('drawSemester', async (db, { me, input, from }) => {
    const semesters = await listForPaper(db, me, input.query)
    const marks = await listMarks(db, { semesterIds: semesters.map(({ id }) => id) })
    const paper = presentSemesterPaper(semesters, marks, swissDay(clock.now()))
    return { file: { name: semesterFileName(paper), body: await documents.pdf(semesterSheet(paper), from.signal) } }
  }),
  read('listSchoolSubjects', async (db, { me, input }) => {
    const [{ profession_id, own }, subjects] = await Promise.all([findSubjects(db, me.id), listSubjects(db, {})])
    return { body: offeredSubjects(subjects, profession_id, own, input.query.query) }
  }),
  read('readOwnSupervisor', async (db, { me }) => ({
    body: presentOwnSupervisor((await findOwnSupervisor(db, me, {}))[0]),
  })),
  readAged('listSchoolViews', async (db, { me }) => ({
    body: (await listOwnSchoolViews(db, me, {})).map(presentSchoolView),
  })),
]

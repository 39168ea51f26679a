// zod's issues as German sentences a person can read. A schema may carry its own sentence; these are the rest.
import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'
import type { z } from 'zod'

/** Field names as people know them. A feature adds what its forms show. */
const labels: Record<string, string> = {
  id: 'Id',
  page: 'Seite',
  size: 'Anzahl',
  query: 'Suche',
  email: 'E-Mail',
  password: 'Passwort',
  nameFirst: 'Vorname',
  nameLast: 'Nachname',
  title: 'Titel',
  description: 'Beschreibung',
  body: 'Text',
  location: 'Ort',
  workSectorId: 'Bereich',
  department: 'Team',
  dateStart: 'Start',
  dateEnd: 'Ende',
  duration: 'Dauer',
  slots: 'Anzahl Stellen',
  workload: 'Pensum',
  isPriority: 'Priorität',
  isPublic: 'Sichtbarkeit',
  images: 'Bilder',
  documents: 'Dokumente',
  activityStatus: 'Status',
  status: 'Status',
  reviewMessage: 'Rückmeldung',
  activityId: 'Aktivität',
  applicationStatus: 'Status',
  approvalStatus: 'Entscheid',
  assignmentStatus: 'Status',
  comment: 'Kommentar',
  contact: 'Kontaktperson',
  contactId: 'Kontaktperson',
  applicationId: 'Bewerbung',
  filter: 'Filter',
  report: 'Grund',
  userId: 'Person',
  isRead: 'Gelesen',
  theme: 'Farbschema',
  activitySetting: 'Aktivitäten',
  communitySetting: 'Community',
  messageSetting: 'Nachrichten',
  adminSetting: 'Administration',
  statusSetting: 'Status',
  applicationSetting: 'Bewerbungen',
  message: 'Nachricht',
  captcha: 'Sicherheitsfrage',
  captchaId: 'Sicherheitsfrage',
  answer: 'Sicherheitsfrage',
}

function label(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string')
  return name ? `«${labels[name] ?? name}»` : 'Die Eingabe'
}

function sentence(issue: z.core.$ZodIssue): string {
  const field = label(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} fehlt.` : `${field} hat nicht die richtige Form.`
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? `${field} darf nicht leer sein.`
          : `${field} braucht mindestens ${issue.minimum} Zeichen.`
      return issue.origin === 'array'
        ? `${field} braucht mindestens ${issue.minimum} Einträge.`
        : `${field} muss mindestens ${issue.minimum} sein.`
    case 'too_big':
      if (issue.origin === 'string') return `${field} darf höchstens ${issue.maximum} Zeichen haben.`
      return issue.origin === 'array'
        ? `${field} darf höchstens ${issue.maximum} Einträge haben.`
        : `${field} darf höchstens ${issue.maximum} sein.`
    case 'unrecognized_keys':
      return `Unbekannte Angaben: ${namedKeys(issue).join(', ')}.`
    case 'custom':
      return issue.message
    default:
      return `${field} ist nicht gültig.`
  }
}

/** As many as a person reads. */
const MOST = 20

/** What is wrong, and with which fields. What is about the input as a whole has no field. */
export function inputProblems({ issues }: z.ZodError): { sentences: string[]; fields: FieldProblem[] } {
  const shown = issues.slice(0, MOST)
  return {
    sentences: [...new Set(shown.map(sentence))],
    fields: shown.flatMap((issue) => pathsOf(issue).map((path) => ({ path, sentence: sentence(issue) }))),
  }
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return namedKeys(issue).map((key) => [...path, key].join('.'))
  return path.length > 0 ? [path.join('.')] : []
}

const namedKeys = ({ keys }: z.core.$ZodIssueUnrecognizedKeys) => keys.slice(0, 5)

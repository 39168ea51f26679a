// An activity on paper: what its page shows to the same reader, for the notice board.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import { factsOf as fieldFacts, listedFields } from '@werkplatz/contract/activities/fields.ts'
import { activityFieldLabels as fieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'

import { nameable } from '../../lib/content-disposition.ts'
import { zurichText } from '../../lib/zurich-time.ts'
import type { Block, Fact, Sheet } from '../../outbound/documents/sheet.ts'

const texts = branded(file)

const words = texts.pdf.activity

export const activityFileName = ({ title }: ActivityDetails) => words.fileName.replace('{title}', nameable(title))

export interface SheetOrigin {
  now: Date
  publicUrl: string
}

export function activitySheet(activity: ActivityDetails, { now, publicUrl }: SheetOrigin): Sheet {
  const { title, description, images, documents } = activity
  const pictures = images.map((image, i) => ({
    url: image.cardUrl ?? image.signedUrl,
    alt: words.pictureAlt
      .replace('{n}', String(i + 1))
      .replace('{count}', String(images.length))
      .replace('{title}', title),
  }))
  const part = (isThere: boolean, ...blocks: Block[]) => (isThere ? blocks : [])
  return {
    look: 'notice',
    kind: words.kind,
    title,
    footer: texts.frame.asOf.replace('{date}', zurichText(now).split(',')[0]!),
    blocks: [
      { type: 'facts', facts: factsOf(activity) },
      ...part(pictures.length > 0, { type: 'pictures', pictures }),
      ...part(
        description.trim() !== '',
        { type: 'heading', text: words.about },
        { type: 'paragraph', text: description },
      ),
      ...part(
        documents.length > 0,
        { type: 'heading', text: words.documents },
        { type: 'list', items: documents.map(({ name }) => name) },
      ),
      {
        type: 'link',
        text: words.open,
        url: new URL(`/dashboard/activities/detail?id=${activity.activityId}`, publicUrl).href,
      },
    ],
  }
}

const day = (date: string | null) => date && date.split('-').toReversed().join('.')

const lasting = (days: number) => (days === 1 ? words.oneDay : words.days.replace('{days}', String(days)))

const units = { percent: '{n} %', days: '{n}', francs: 'CHF {n}' }
const withUnit = (value: number | null, unit: keyof typeof units = 'days') =>
  value === null ? null : units[unit].replace('{n}', String(value))

/** What is not known is not listed. */
function factsOf(activity: ActivityDetails): Fact[] {
  const { slots, reserved, duration } = activity
  const taken = words.taken.replace('{slots}', String(slots)).replace('{reserved}', String(reserved))
  const places = slots === 0 ? words.unlimited : reserved > 0 ? taken : String(slots)
  const facts: [label: string, value: string | null][] = [
    [words.facts.company, activity.companyName],
    [words.facts.contact, activity.authorName],
    [fieldLabels.type, activity.activityType === 'PROJECT' ? words.project : words.task],
    [fieldLabels.dateStart, day(activity.dateStart)],
    [fieldLabels.dateEnd, day(activity.dateEnd)],
    [fieldLabels.duration, duration === null ? null : lasting(duration)],
    [words.facts.slots, places],
    ...listedFields.map((name): [string, string | null] => [
      fieldLabels[name],
      withUnit(activity[name], fieldFacts(name).unit),
    ]),
    [fieldLabels.workSectorId, activity.workSectorName],
    [fieldLabels.department, activity.department],
    [fieldLabels.location, activity.location],
    // Whoever hangs up what is not offered should see that.
    [fieldLabels.status, activity.activityStatus === 'PUBLISHED' ? null : words.statuses[activity.activityStatus]],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

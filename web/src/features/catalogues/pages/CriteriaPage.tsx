import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import type { CriteriaState, CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import { useState } from 'react'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { StatusTag, type StatusTone } from '../../shared/StatusTag.tsx'
import { criteriaQuery } from '../api.ts'
import { useCriteria } from '../criteria/actions.ts'
import { CompareTable } from '../criteria/CompareTable.tsx'
import { DraftForm } from '../criteria/DraftForm.tsx'
import { PublishCard } from '../criteria/PublishCard.tsx'

import styles from './CriteriaPage.module.css'

const copy = labels.criteria
const tones: Record<CriteriaState, StatusTone> = {
  DRAFT: 'DRAFT',
  PLANNED: 'PENDING',
  CURRENT: 'APPROVED',
  OLD: 'ARCHIVED',
}

export const meta = () => pageMeta(messages.criteriaHeading.text)

export default function CriteriaPage() {
  const { data, error, refetch, isFetching } = useQuery(criteriaQuery)
  const { draft } = useCriteria()
  const hasDraft = data?.some(({ state }) => state === 'DRAFT')
  return (
    <>
      <PageHeader
        title={messages.criteriaHeading.text}
        lead={copy.lead}
        actions={
          data &&
          !hasDraft && (
            <Button icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => void draft()}>
              {copy.new}
            </Button>
          )
        }
      />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : data ? (
        <Versions versions={data} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </>
  )
}

/** Newest first; without a choice the newest is open. */
function Versions({ versions }: { versions: readonly CriteriaVersion[] }) {
  const [params] = useAddress()
  const open = versions.find(({ version }) => String(version) === params.get('version')) ?? versions[0]
  if (!open) return null
  const base = versions.find(({ version }) => version < open.version)
  return (
    <div className={styles.layout}>
      <nav aria-label={copy.versions}>
        <ul className={styles.versions}>
          {versions.map((one) => (
            <li key={one.version}>
              <Link
                className={styles.version}
                to={paths.adminCriteria(one.version)}
                aria-current={one === open ? 'page' : undefined}
              >
                <span className={styles.name}>
                  <b>{fillIn(messages.criteriaVersion.text, { n: one.version })}</b>
                  <StatusTag tone={tones[one.state]} label={copy[one.state]} />
                </span>
                <span className={styles.line}>{lineOf(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Open key={`${open.version} ${open.dateModified}`} version={open} base={base} />
    </div>
  )
}

const lineOf = ({ validFrom, dateModified }: CriteriaVersion) =>
  validFrom
    ? fillIn(copy.from, { date: formatDate(validFrom) })
    : fillIn(copy.modified, { when: relativeTime(dateModified, 'list') })

function Open({ version, base }: { version: CriteriaVersion; base: CriteriaVersion | undefined }) {
  const { discard } = useCriteria()
  const [isEdited, setEdited] = useState(false)
  const isDraft = version.state === 'DRAFT'
  if (isDraft && isEdited) return <DraftForm version={version} onDone={() => setEdited(false)} />
  return (
    <div className={styles.open}>
      {isDraft && (
        <div className={styles.buttons}>
          <Button onClick={() => setEdited(true)}>{copy.edit}</Button>
          <Button kind="danger" onClick={() => void discard(version.version)}>
            {copy.discard}
          </Button>
        </div>
      )}
      {base ? <CompareTable base={base} version={version} /> : <Contents version={version} />}
      {isDraft && <PublishCard version={version.version} />}
    </div>
  )
}

/** The first version has nothing to be compared with. */
function Contents({ version }: { version: CriteriaVersion }) {
  return (
    <Card as="section" title={fillIn(copy.only, { n: version.version })}>
      {version.groups.map(({ id, name, forApprentice, criteria }) => (
        <section key={id} className={styles.group}>
          <h3>{name}</h3>
          <p className={styles.line}>
            {forApprentice ? messages.criteriaForApprentice.text : messages.criteriaForContact.text}
          </p>
          <ul>
            {criteria.map((criterion) => (
              <li key={criterion.id}>
                <b>{criterion.name}</b> {criterion.description}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

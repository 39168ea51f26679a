import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/audit.json'
import messages from '@werkplatz/content/messages/admin-audit.json'
import general from '@werkplatz/content/messages/general.json'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { useTrailTable } from '../actions.ts'
import { type AskedTrail, trailQuery } from '../api.ts'
import { TrailEntry } from '../components/TrailEntry.tsx'
import { type Filters, noFilters, TrailFilters } from '../components/TrailFilters.tsx'

import styles from './AuditPage.module.css'

export const meta = () => pageMeta(messages.heading.text)

const askedOf = ({ actor, target, company, action, from, to }: Filters): AskedTrail => ({
  actorId: actor.id ?? undefined,
  targetId: target.id ?? undefined,
  companyId: company.id ?? undefined,
  action: action ?? undefined,
  from: from || undefined,
  to: to || undefined,
})

/** Somebody's whole story goes as far back as the trail does. */
function filtersOf(personId: string | null, now = Date.now()): Filters {
  if (!personId) return noFilters
  const from = new Date(now)
  from.setMonth(from.getMonth() - KEPT_MONTHS)
  return { ...noFilters, target: { id: personId, text: '' }, from: from.toISOString().slice(0, 10) }
}
const KEPT_MONTHS = 13

export default function AuditPage() {
  const isPlatform = useUser()?.can['admin.listCompanies'] ?? false
  const [params] = useAddress()
  const [filters, setFilters] = useState(() => filtersOf(params.get('person')))
  const asked = askedOf(filters)
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    trailQuery(asked),
  )
  useFailureMessage(messages.failed, error)
  const table = useTrailTable()
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <PageHeader
        title={messages.heading.text}
        lead={isPlatform ? labels.lead : labels.ofCompany}
        actions={
          <Button
            busy={table.isBusy}
            icon={<IconDownload stroke={1.75} aria-hidden />}
            onClick={() => void table.fetch(asked)}
          >
            {messages.download.text}
          </Button>
        }
      />
      <TrailFilters
        value={filters}
        onChange={setFilters}
        targetName={entries.find(({ resource }) => resource === 'person')?.targetName ?? undefined}
      />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : entries.length === 0 ? (
        <EmptyState
          title={general.noDataFound.text}
          text={messages.empty.text}
          action={<Button onClick={() => setFilters(noFilters)}>{labels.reset}</Button>}
        />
      ) : (
        <>
          <Card padding="none">
            <ol className={styles.trail} aria-label={messages.heading.text}>
              {entries.map((entry) => (
                <TrailEntry key={entry.id} entry={entry} />
              ))}
            </ol>
          </Card>
          {hasNextPage && (
            <div className={styles.more}>
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {labels.older}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

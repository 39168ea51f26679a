import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityFilter, ActivityPage } from '@werkplatz/contract/activities/list-schemas.ts'
import { useEffect, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { activitiesQuery, choicesQuery } from '../api.ts'
import { ActivityTable } from '../components/ActivityTable.tsx'
import { CardGrid, CardGridSkeleton, FEW } from './CardGrid.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { MarketBar } from './MarketBar.tsx'
import { NothingFound } from './NothingFound.tsx'
import { setFilters, useMarket } from './use-market.ts'

const emptyTexts: Partial<Record<ActivityFilter, string>> = {
  OWN: messages.emptyOwn.text,
  BOOKMARKED: messages.emptyBookmarks.text,
  APPROVE: messages.emptyToApprove.text,
}

/** The activities of one tab, searched, narrowed and ordered as the address says. */
export function MarketList({ filter }: { filter: ActivityFilter }) {
  const market = useMarket(filter)
  const { question, correctPage } = market
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(activitiesQuery(question))
  useFailureMessage(messages.listFailed, error)
  const [isLooking, setLooking] = useState(false)
  const [hasSheet, setSheet] = useState(false)
  const isNarrowed = setFilters(question).length > 0
  const total = data?.totalElements ?? 0
  // What each choice leaves is asked for when somebody looks, and when the list has little to show.
  const { data: choices } = useQuery({
    ...choicesQuery(question),
    enabled: isLooking || hasSheet || (isNarrowed && (question.workSectorId.length > 0 || (data && total < FEW))),
  })
  useTrueAddress(data, isPlaceholderData, question.page, correctPage)

  const isReady = data !== undefined && !isPlaceholderData
  const isNothing = isReady && total === 0
  return (
    <>
      <MarketBar market={market} isSearching={isFetching && question.text !== ''} onFilter={() => setSheet(true)} />
      <FilterBar
        market={market}
        choices={choices}
        onLook={() => setLooking(true)}
        count={isReady ? countText(data) : ''}
      />
      {isNothing && (isNarrowed || question.text) ? (
        <NothingFound market={market} choices={choices} />
      ) : question.view === 'table' ? (
        <ActivityTable
          key={filter}
          market={market}
          page={data}
          state={error && !data ? 'failed' : isReady ? 'ready' : 'loading'}
          onRetry={() => void refetch()}
          empty={emptyOf(filter)}
        />
      ) : error && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : isNothing ? (
        <EmptyState {...emptyOf(filter)} titleLevel={2} illustration="leer" />
      ) : data ? (
        <div aria-busy={isPlaceholderData}>
          <CardGrid page={data} market={market} choices={choices} />
        </div>
      ) : (
        <CardGridSkeleton />
      )}
      {hasSheet && <FilterSheet market={market} choices={choices} total={total} onClose={() => setSheet(false)} />}
    </>
  )
}

/** The server answers a page behind the last with the last: the address then says which it is. */
function useTrueAddress(data: ActivityPage | undefined, isOld: boolean, page: number, correct: (page: number) => void) {
  const shown = data && !isOld ? data.number + 1 : page
  useEffect(() => {
    if (shown !== page) correct(shown)
  }, [shown, page, correct])
}

const emptyOf = (filter: ActivityFilter) => ({
  title: general.noElements.text,
  text: emptyTexts[filter] ?? labels.emptyText,
})

function countText({ totalElements, isCapped }: ActivityPage) {
  if (isCapped) return fillIn(labels.moreThanCount, { count: totalElements })
  return totalElements === 1 ? labels.oneActivity : fillIn(labels.countOfActivities, { count: totalElements })
}

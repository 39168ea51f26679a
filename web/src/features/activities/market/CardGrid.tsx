import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import labels from '@werkplatz/content/labels/market.json'
import { activityFieldLabels as fieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityChoices, ActivityPage } from '@werkplatz/contract/activities/list-schemas.ts'
import { useState } from 'react'

import { coversOf } from '../../../lib/covers.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { ActivityTile } from '../components/ActivityTile.tsx'
import { chosenText, dropping } from './market-texts.ts'
import { CARDS_A_PAGE, type Market, type MarketQuestion, setFilters } from './use-market.ts'

import styles from './CardGrid.module.css'

export type CardGridProps = {
  page: ActivityPage
  market: Market
  choices: ActivityChoices | undefined
}

/** Fewer than this and the list says how to find more. */
export const FEW = 4

export function CardGrid({ page, market, choices }: CardGridProps) {
  const [now] = useState(() => Date.now())
  const { content, totalElements, totalPages } = page
  const { question, turnTo } = market
  const covers = coversOf(content)
  const first = (question.page - 1) * CARDS_A_PAGE
  return (
    <>
      <ul className={styles.grid}>
        {content.map((activity, index) => (
          <li key={activity.activityId}>
            <ActivityTile activity={activity} cover={covers[index]!} now={now} />
          </li>
        ))}
        {totalElements < FEW && choices && <FewHint market={market} choices={choices} total={totalElements} />}
      </ul>
      {totalPages > 1 && (
        <div className={styles.foot}>
          <span>{fillIn(labels.range, { first: first + 1, last: first + content.length, total: totalElements })}</span>
          <Pagination
            page={question.page}
            totalPages={totalPages}
            onPage={(next) => {
              turnTo({ page: next, size: CARDS_A_PAGE })
              window.scrollTo({ top: 0 })
            }}
          />
          <span className={styles.size}>{fillIn(labels.perPage, { count: CARDS_A_PAGE })}</span>
        </div>
      )}
    </>
  )
}

/** The one filter whose absence brings most. */
function bestToDrop(question: MarketQuestion, choices: ActivityChoices) {
  return setFilters(question)
    .map((name) => ({ name, left: choices.without[name] }))
    .toSorted((a, b) => b.left - a.left)[0]
}

function FewHint({ market, choices, total }: { market: Market; choices: ActivityChoices; total: number }) {
  const best = bestToDrop(market.question, choices)
  if (!best || best.left <= total) return null
  const name = chosenText(best.name, market.question, choices)
  return (
    <li className={styles.hint}>
      <h2 className={styles.hintTitle}>{labels.moreTitle}</h2>
      <p>{fillIn(labels.moreText, { name, count: best.left })}</p>
      <Button
        kind="tonal"
        icon={<IconFilterOff stroke={1.75} aria-hidden />}
        onClick={() => market.narrow(dropping(best.name))}
      >
        {fillIn(labels.dropNamed, { name: fieldLabels[best.name] })}
      </Button>
    </li>
  )
}

export function CardGridSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.bone}>
            <Bone width="100%" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

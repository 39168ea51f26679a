import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/activities.json'
import { Link } from 'react-router'

import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { ExportButton } from '../../exports/components/ExportButton.tsx'
import { activityCountsQuery } from '../api.ts'
import { MarketList } from '../market/MarketList.tsx'
import { useIsApprentice, useListFilter } from '../use-list-filter.ts'

import styles from './ActivitiesPage.module.css'

export const meta = () => pageMeta(labels.activities)

export default function ActivitiesPage() {
  const { allowed, current } = useListFilter()
  const { data: counts } = useQuery(activityCountsQuery)
  const isApprentice = useIsApprentice()
  const tabs = allowed.map(({ filter, label, permission }, index) => ({
    id: filter,
    label,
    count: counts?.[filter],
    to: paths.activities(filter),
    separated: permission !== undefined && allowed[index - 1]?.permission === undefined,
  }))
  return (
    <>
      <PageHeader
        title={labels.activities}
        actions={
          <>
            <ExportButton className={styles.add} />
            <ButtonLink
              kind={isApprentice ? 'secondary' : 'primary'}
              to={paths.activityForm()}
              icon={<IconPlus stroke={1.75} aria-hidden />}
              className={styles.add}
            >
              {labels.create}
            </ButtonLink>
          </>
        }
      />
      <FilterTabs label={labels.filter} tabs={tabs} current={current} />
      <div className={styles.table}>
        <MarketList filter={current} />
      </div>
      <Link to={paths.activityForm()} aria-label={labels.create} className={styles.fab}>
        <IconPlus stroke={1.75} aria-hidden />
      </Link>
    </>
  )
}

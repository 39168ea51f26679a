import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/market.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityChoices } from '@werkplatz/contract/activities/list-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Count } from '../../../ui/tag/Count.tsx'
import { activityCountsQuery, choicesQuery } from '../api.ts'
import { askedText, chosenText, dropping } from './market-texts.ts'
import { type Market, setFilters } from './use-market.ts'

import chip from '../../../ui/filter/Filter.module.css'
import styles from './NothingFound.module.css'

/** What was asked for in words, a way back, and the two nearest choices that lead somewhere. */
export function NothingFound({ market, choices }: { market: Market; choices: ActivityChoices | undefined }) {
  const { question, reset, search, narrow } = market
  const { data: counts } = useQuery(activityCountsQuery)
  const { data: wordless } = useQuery({ ...choicesQuery({ ...question, text: '' }), enabled: question.text !== '' })
  const set = setFilters(question)
  const all = counts?.[question.filter]
  const nearest = [
    ...(question.text && set.length > 0 && wordless
      ? [{ id: 'text', label: labels.withoutWord, left: wordless.total, choose: () => search('') }]
      : []),
    ...set.map((name) => ({
      id: name,
      label: fillIn(labels.withoutNamed, { name: chosenText(name, question, choices ?? wordless) }),
      left: choices?.without[name] ?? 0,
      choose: () => narrow(dropping(name)),
    })),
  ]
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => a.left - b.left)
    .slice(0, 2)
  return (
    <div className={styles.none}>
      <img src="/illustrations/nicht-gefunden.svg" alt="" width={300} height={225} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.title}>{general.searchEmpty.text}</h2>
        <p className={styles.asked}>
          {fillIn(labels.searched, { what: askedText(question.text, question, choices ?? wordless) })}{' '}
          {all !== undefined && all > 0 && fillIn(labels.withoutFilters, { count: all })}
        </p>
        <div className={styles.row}>
          <Button kind="primary" icon={<IconRefresh stroke={1.75} aria-hidden />} onClick={reset}>
            {labels.reset}
          </Button>
          {question.text && set.length > 0 && <Button onClick={() => search('')}>{labels.clearSearchOnly}</Button>}
        </div>
        {nearest.length > 0 && (
          <div className={styles.nearest}>
            <p>{labels.nearest}</p>
            <div className={styles.row}>
              {nearest.map(({ id, label, left, choose }) => (
                <button key={id} type="button" className={chip.toggle} onClick={choose}>
                  {label}
                  <Count value={left} />
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

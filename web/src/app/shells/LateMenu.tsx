import { cloneElement, lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'

import type { MenuProps } from '../../ui/menu/Menu.tsx'

const loadMenu = () => import('../../ui/menu/Menu.tsx')
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }))

/** A menu of the shell: its code (40 kB with all that positions it) comes once the page stands, or is wanted. */
export function LateMenu(props: MenuProps) {
  const [ready, setReady] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  /** What the person did with the button before the menu was there. */
  const early = useRef<'nothing' | 'focused' | 'clicked'>('nothing')

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 2000)
    return () => clearTimeout(timer)
  }, [])

  const plain = cloneElement(props.target as ReactElement<PlainTarget>, {
    onPointerEnter: () => setReady(true),
    onFocus: () => {
      early.current = 'focused'
      setReady(true)
    },
    onClick: () => {
      early.current = 'clicked'
      setReady(true)
    },
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  const arrive = () => {
    const button = place.current?.querySelector('button')
    if (early.current !== 'nothing') button?.focus()
    if (early.current === 'clicked') button?.click()
    early.current = 'nothing'
  }
  return (
    <span ref={place}>
      <Suspense fallback={plain}>
        {ready ? (
          <>
            <Menu {...props} />
            <Arrival onArrive={arrive} />
          </>
        ) : (
          plain
        )}
      </Suspense>
    </span>
  )
}

type PlainTarget = {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

/** Mounts together with the menu, after its code has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [])
  return null
}

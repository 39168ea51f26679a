import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { isBuilt } from '../../lib/built-screens.ts'

export type BuiltLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** A link as soon as there is a page behind it; until then only its words. */
export const BuiltLink = ({ to, className, children }: BuiltLinkProps) =>
  isBuilt(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )

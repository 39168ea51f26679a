import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

import { type ButtonVariant, buttonClass } from './button-variant.ts'

export type ButtonLinkProps = Omit<LinkProps, 'children'> &
  ButtonVariant & { children: ReactNode; icon?: ReactNode; iconRight?: ReactNode }

/** Goes somewhere but reads as an action. */
export function ButtonLink({ kind, size, block, icon, iconRight, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, block }, className)}>
      {icon}
      {children}
      {iconRight}
    </Link>
  )
}

import type { ElementType, HTMLAttributes } from 'react'
import { cn } from './cn'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType
  /** `plain` sits on the paper, `sunken` is pressed into it, `indigo` is the dyed cloth. */
  tone?: 'plain' | 'sunken' | 'indigo'
  padded?: boolean
}

const TONES = {
  plain: 'bg-surface border border-line',
  sunken: 'bg-sunken',
  indigo: 'bg-indigo text-on-indigo',
}

export function Card({ as: Tag = 'div', tone = 'plain', padded = true, className, ...rest }: CardProps) {
  return <Tag className={cn('rounded-lg', TONES[tone], padded && 'p-5 sm:p-6', className)} {...rest} />
}

import { lazy, useEffect, type ComponentType } from 'react'
import type { LiveCaseProps } from './live-case'

/** The model did not get through: the flat drawing does everything that matters. */
function NoModel({ onFail }: Pick<LiveCaseProps, 'onFail'>) {
  useEffect(onFail, [onFail])
  return null
}

/** The model brings a renderer with it, which comes once it is wanted. */
export const LateLiveCase = lazy<ComponentType<LiveCaseProps>>(() =>
  import('./live-case').catch(() => ({ default: NoModel })),
)

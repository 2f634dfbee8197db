import { CASE_LINES } from '../../../../storefront/src/components/case/case-build'
import type { Shot } from '../shot'
import { detail } from './detail'
import { edge } from './edge'
import { hero } from './hero'
import { LOOKS } from './looks'
import { scene } from './scenes'

/** Every picture of the catalogue, by its file's stem. */
export const shots: Record<string, Shot> = Object.fromEntries(
  CASE_LINES.flatMap((line): [string, Shot][] => {
    const look = LOOKS[line]
    return [
      [line, hero(look)],
      [`${line}-2`, edge(look)],
      [`${line}-3`, detail(look)],
      [`${line}-4`, scene(line)],
    ]
  }),
)

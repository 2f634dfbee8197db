import type { CatalogueDevice } from '@caseloom/contract'
import { useState, type ReactNode } from 'react'
import { Tabs } from '~/components/ui/tabs'
import { CameraWay } from './camera-way'
import { NameWay } from './name-way'
import { NumberWay } from './number-way'

export type Way = 'name' | 'number' | 'camera'

export interface WayProps {
  devices: readonly CatalogueDevice[]
  /** The household's phones. */
  mine: readonly string[]
  onFound: (name: string) => void
  onOtherWay: (way: Way) => void
}

/** The same room for every way, so that the dialog does not jump while somebody types. */
function Room({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-2 -mb-2 h-[max(18rem,min(36rem,100dvh-13rem))] overflow-y-auto overscroll-contain px-2 pb-2">
      {children}
    </div>
  )
}

/** The ways to a phone's name: list and search, the number in its settings, the look of its camera. */
export function FinderWays(props: Omit<WayProps, 'onOtherWay'>) {
  const [way, setWay] = useState<Way>('name')
  const ways = { ...props, onOtherWay: setWay }
  return (
    <Tabs
      label="Ways to find your phone"
      value={way}
      onChange={(value) => setWay(value as Way)}
      items={[
        {
          value: 'name',
          label: 'By name',
          content: (
            <Room>
              <NameWay {...ways} />
            </Room>
          ),
        },
        {
          value: 'number',
          label: 'By number',
          content: (
            <Room>
              <NumberWay {...ways} />
            </Room>
          ),
        },
        {
          value: 'camera',
          label: 'By camera',
          content: (
            <Room>
              <CameraWay {...ways} />
            </Room>
          ),
        },
      ]}
    />
  )
}

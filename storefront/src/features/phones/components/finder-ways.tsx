import type { CatalogueDevice } from '@caseloom/contract'
import { useState } from 'react'
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
        { value: 'name', label: 'By name', content: <NameWay {...ways} /> },
        { value: 'number', label: 'By number', content: <NumberWay {...ways} /> },
        { value: 'camera', label: 'By camera', content: <CameraWay {...ways} /> },
      ]}
    />
  )
}

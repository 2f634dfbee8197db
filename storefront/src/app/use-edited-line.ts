import { useEffect, useRef } from 'react'
import type { Finish } from '@caseloom/contract'
import { paths } from '~/config/paths'
import { useCartStore } from '~/features/cart/store'
import { quietly } from '~/features/studio/hooks/use-studio-history'
import { useStudioStore } from '~/features/studio/store'

const FINISHES: readonly string[] = ['Matte', 'Gloss', 'Premium', 'Standard'] satisfies Finish[]
const isFinish = (color: string): color is Finish => FINISHES.includes(color)

/**
 * Lays out phone and finish of the cart's line that is to be changed, as soon as the studio has its case. Answers whether
 * there is such a line.
 */
export function useEditedLine(productId: number | undefined): boolean {
  const line = useCartStore(({ items, editing }) => items.find(({ id }) => id === editing))
  const laidOut = useRef<string | null>(null)
  useEffect(() => {
    if (!line || String(productId) !== line.productId || laidOut.current === line.id) return
    laidOut.current = line.id
    const { color, device } = line
    quietly(() => {
      useStudioStore.getState().chooseDevice(device)
      if (isFinish(color)) useStudioStore.getState().chooseFinish(color)
    })
  }, [line, productId])

  // Whoever goes elsewhere has left off changing it: what they design another time is a case of its own.
  useEffect(
    () => () => {
      if (window.location.pathname !== paths.customize()) useCartStore.setState({ editing: null })
    },
    [],
  )
  return line !== undefined
}

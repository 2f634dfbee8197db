import { useEffect, useRef } from 'react'
import type { Product } from '@caseloom/contract'
import { paths } from '~/config/paths'
import { useCartStore } from '~/features/cart/store'
import { quietly } from '~/features/studio/lib/quietly'
import { findDevice, finishesOf } from '~/features/studio/lib/find-variant'
import { useStudioStore } from '~/features/studio/store'

/**
 * Lays out phone and finish of the cart's line that is to be changed, as soon as the studio has its case: those of them that
 * it is still made for. Answers whether there is such a line.
 */
export function useEditedLine(product: Product | undefined): boolean {
  const line = useCartStore(({ items, editing }) => items.find(({ id }) => id === editing))
  const laidOut = useRef<string | null>(null)
  useEffect(() => {
    if (!line || !product || String(product.id) !== line.productId || laidOut.current === line.id) return
    laidOut.current = line.id
    const model = findDevice(product, line.device)
    if (!model) return
    const made = finishesOf(model).find(({ finish, available }) => available && finish === line.color)
    quietly(() => {
      useStudioStore.getState().chooseDevice(model.name)
      if (made) useStudioStore.getState().chooseFinish(made.finish)
    })
  }, [line, product])

  // Whoever goes elsewhere has left off changing it: what they design another time is a case of its own.
  useEffect(
    () => () => {
      if (window.location.pathname !== paths.customize()) useCartStore.setState({ editing: null })
    },
    [],
  )
  return line !== undefined
}

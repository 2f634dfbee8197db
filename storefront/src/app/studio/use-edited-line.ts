import type { Product } from '@caseloom/contract'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '~/config/paths'
import { useCartStore } from '~/features/cart/store'
import { quietly } from '~/features/studio/lib/quietly'
import { namesDesign } from '~/features/studio/hooks/use-linked-design'
import { isOwnStep } from '~/features/studio/hooks/use-studio-history'
import { findDevice, finishesOf } from '~/features/studio/lib/find-variant'
import { useStudioStore } from '~/features/studio/store'
import { keepEditing, keptEditing } from './kept-editing'
import { lineNow } from './line-now'

const askedFor = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'editing' in state && typeof state.editing === 'string'
    ? state.editing
    : null

/**
 * Which line of the cart is being changed, as long as somebody is in the studio: the one whose link led here, and after a
 * reload, which finds the studio's own step in the history, the one of before. Answers whether that one was laid out before.
 */
function useEditing(): boolean {
  const state: unknown = useLocation().state
  const [params] = useSearchParams()
  const [{ arrived, isLaidOut }] = useState(() => {
    const own = isOwnStep(state)
    const arrived = own ? keptEditing() : askedFor(state)
    // Until its design is on the table, the address names it.
    return { arrived, isLaidOut: own && arrived !== null && !namesDesign(params) }
  })
  useEffect(() => {
    const { setState, subscribe } = useCartStore
    setState({ editing: arrived })
    keepEditing(arrived)
    const stop = subscribe((now, before) => {
      const line = before.items.find(({ id }) => id === now.editing)
      const here = line && lineNow(line, now.items)
      if (here && here.id !== line.id) setState({ editing: here.id })
      else if (now.editing !== before.editing) keepEditing(now.editing)
    })
    return () => {
      stop()
      // Whoever goes elsewhere has left off changing it: what they design another time is a case of its own.
      if (window.location.pathname === paths.customize()) return
      setState({ editing: null })
      keepEditing(null)
    }
  }, [arrived])
  return isLaidOut
}

/**
 * Lays out phone and finish of the cart's line that is to be changed, as soon as the studio has its case: those of them that
 * it is still made for. Answers whether there is such a line.
 */
export function useEditedLine(product: Product | undefined): boolean {
  const isLaidOut = useEditing()
  // Once, whatever the line's id is by then: after that, phone and finish are the shopper's choice.
  const laidOut = useRef(isLaidOut)
  const line = useCartStore(({ items, editing }) => items.find(({ id }) => id === editing))
  useEffect(() => {
    if (!line || !product || String(product.id) !== line.productId || laidOut.current) return
    laidOut.current = true
    const model = findDevice(product, line.device)
    if (!model) return
    const made = finishesOf(model).find(({ finish, available }) => available && finish === line.color)
    quietly(() => {
      useStudioStore.getState().chooseDevice(model.name)
      if (made) useStudioStore.getState().chooseFinish(made.finish)
    })
  }, [line, product])
  return line !== undefined
}

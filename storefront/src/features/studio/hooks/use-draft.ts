import type { Product } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useShallow } from 'zustand/react/shallow'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { productQuery } from '~/lib/queries/product'
import { findDevice, findVariant } from '../lib/find-variant'
import { quietly } from '../lib/quietly'
import { useStudioStore } from '../store'
import { RECIPE_PARAM, useLinkedDesign } from './use-linked-design'
import { useLinkedWords } from './use-linked-words'
import { useOwnTable } from './use-own-table'
import { useStudioHistory } from './use-studio-history'

const PRODUCT_PARAM = 'product'

/** Phone and finish of a kept draft that the case is no longer made for are to be chosen anew. */
function useSoldChoice(product: Product | undefined): void {
  const [productId, device, finish] = useStudioStore(
    useShallow((draft) => [draft.productId, draft.device, draft.finish]),
  )
  useEffect(() => {
    if (!product || product.id !== productId || device === null) return
    const model = findDevice(product, device)
    if (model && (finish === null || findVariant(product, device, finish))) return
    quietly(() =>
      useStudioStore.setState(model ? { step: 3, finish: null } : { step: 2, device: null, finish: null }),
    )
    toast.error('Selected device configuration not found. Please choose another phone or finish.', {
      id: 'not-made',
    })
  }, [product, productId, device, finish])
}

/**
 * Brings the draft back, drops what the shop no longer sells, and then takes up the product and the design of the
 * address. The product is that of the address, for the breadcrumb. `onGone`: see {@link useLinkedDesign}.
 */
export function useDraft(onGone?: () => void) {
  const [params] = useSearchParams()
  const asked = params.get(PRODUCT_PARAM)
  const { restored, held, taken: others } = useOwnTable()
  const productId = useStudioStore((state) => state.productId)
  const linked = useQuery({ ...productQuery(asked ?? ''), enabled: Boolean(asked) })
  const chosen = useQuery({ ...productQuery(String(productId)), enabled: restored && productId !== null })

  // Before the address is taken up: Back brings its case along, with the phone that was chosen for it.
  useStudioHistory(restored)
  const link = useLinkedDesign(restored, asked, onGone)
  // With a whole case comes its product.
  const whole = params.has(RECIPE_PARAM) && link.onRetry === undefined
  const taken = useRef<string | null>(null)
  // A case that comes with its design was chosen before, in the cart.
  const brought = useRef<string | null>(null)
  useEffect(() => {
    if (link.awaited) brought.current = asked
  }, [link.awaited, asked])
  const product = linked.data
  useEffect(() => {
    if (!restored || !product || !asked || whole || taken.current === asked) return
    taken.current = asked
    const { productId: present, chooseProduct } = useStudioStore.getState()
    if (product.id === present) return
    if (!product.inStock) {
      toast.error(`${product.name} is not available now. Please choose another case.`, {
        id: 'product-missing',
      })
      return
    }
    quietly(() => chooseProduct(product.id))
    if (brought.current === asked) return
    toast.success(`${product.name} selected! Now choose your device.`, { id: 'product-selected' })
  }, [restored, product, asked, whole])
  useEffect(() => {
    if (linked.error) toast.error(messageOf(linked.error, 'Product not found'), { id: 'product-missing' })
  }, [linked.error])

  const gone = hasCode(chosen.error, 'not_found')
  useEffect(() => {
    if (gone) quietly(() => useStudioStore.setState({ step: 1, productId: null, device: null, finish: null }))
  }, [gone])
  useSoldChoice(chosen.data)
  useLinkedWords(restored)
  return {
    restored,
    /** Nothing may be chosen yet: it would take the place of a draft that is still to come. */
    held,
    /** What lies on the table is not for whoever looks. */
    others,
    linked: asked ? linked.data : undefined,
    product: chosen.data,
    link,
    /** Set where the chosen case did not come. */
    onRetry: chosen.isLoadingError && !gone ? () => void chosen.refetch() : undefined,
  }
}

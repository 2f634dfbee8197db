import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { getDesign } from '../api/designs'
import { caseQuery } from '../api/list-cases'
import { keptDesign } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { quietly, useStudioHistory } from './use-studio-history'

const PRODUCT_PARAM = 'product'
const DESIGN_PARAM = 'design'

/** Starts with the design that a link names, which is then said in the draft and no longer in the address. */
function useLinkedDesign(restored: boolean): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const wanted = params.get(DESIGN_PARAM)
  useEffect(() => {
    if (!restored || !wanted) return
    let left = false
    const done = () => {
      const rest = new URLSearchParams(window.location.search)
      rest.delete(DESIGN_PARAM)
      void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
    }
    getDesign(wanted).then(
      (design) => {
        if (left) return
        quietly(() => useStudioStore.getState().take([keptDesign(design)], design.id))
        toast.success('Your design is on the table. Choose a case for it.', { id: 'design-taken' })
        done()
      },
      (error: unknown) => {
        if (left) return
        // A link that names no design at all is to the shopper the same as one whose design is gone.
        const gone = hasCode(error, 'not_found') || hasCode(error, 'invalid_request')
        toast.error(gone ? 'That design is not here any more.' : messageOf(error))
        done()
      },
    )
    return () => {
      left = true
    }
  }, [restored, wanted, navigate])
}

/**
 * Brings the draft back, drops what the shop no longer sells, and then takes up the product and the design of the
 * address. The product is that of the address, for the breadcrumb.
 */
export function useDraft() {
  const [params] = useSearchParams()
  const asked = params.get(PRODUCT_PARAM)
  const [restored, setRestored] = useState(false)
  const productId = useStudioStore((state) => state.productId)
  const linked = useQuery({ ...caseQuery(asked ?? ''), enabled: Boolean(asked) })
  const chosen = useQuery({ ...caseQuery(String(productId)), enabled: restored && productId !== null })
  useEffect(() => {
    void Promise.resolve(useStudioStore.persist.rehydrate()).finally(() => setRestored(true))
  }, [])

  const taken = useRef<string | null>(null)
  const product = linked.data
  useEffect(() => {
    if (!restored || !product || !asked || taken.current === asked) return
    taken.current = asked
    const { productId: present, chooseProduct } = useStudioStore.getState()
    if (product.id === present) return
    quietly(() => chooseProduct(product.id))
    toast.success(`${product.name} selected! Now choose your device.`, { id: 'product-selected' })
  }, [restored, product, asked])
  useEffect(() => {
    if (linked.error) toast.error(messageOf(linked.error, 'Product not found'), { id: 'product-missing' })
  }, [linked.error])

  const gone = hasCode(chosen.error, 'not_found')
  useEffect(() => {
    if (gone) quietly(() => useStudioStore.setState({ step: 1, productId: null, device: null, finish: null }))
  }, [gone])
  useLinkedDesign(restored)
  useStudioHistory(restored)
  return { restored, linked: asked ? linked.data : undefined, product: chosen.data }
}

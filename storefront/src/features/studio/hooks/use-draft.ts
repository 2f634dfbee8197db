import type { Product } from '@caseloom/contract'
import { useEffect, useState } from 'react'
import { toast } from '~/lib/toast'
import { useStudioStore } from '../store'

/** Brings the draft back, drops what the shop no longer sells, and then takes up the product of the address. */
export function useDraft(products: Product[] | undefined, asked: string | null): boolean {
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    void Promise.resolve(useStudioStore.persist.rehydrate()).finally(() => setRestored(true))
  }, [])
  useEffect(() => {
    if (!restored || !products) return
    const { productId, chooseProduct } = useStudioStore.getState()
    const wanted = products.find((product) => String(product.id) === asked || product.handle === asked)
    if (wanted && wanted.id !== productId) {
      chooseProduct(wanted.id)
      toast.success(`${wanted.name} selected! Now choose your device.`, { id: 'product-selected' })
      return
    }
    if (productId !== null && !products.some((product) => product.id === productId))
      useStudioStore.setState({ step: 1, productId: null, device: null, finish: null })
  }, [restored, products, asked])
  return restored
}

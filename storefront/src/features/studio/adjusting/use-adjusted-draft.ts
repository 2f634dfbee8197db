import type { Adjustment, Product } from '@caseloom/contract'
import { useEffect, useState } from 'react'
import { forget } from '../generation'
import { finishesOf, findDevice } from '../lib/find-variant'
import { readDraft } from '../lib/kept-draft'
import type { KeptVariation } from '../lib/studio-state'
import { DRAFT_NAME, readKept, useStudioStore } from '../store'
import { adjustedDraftName } from './draft-names'

type Line = NonNullable<Adjustment['line']>

/** The design on the line. It is not the sender's to keep or drop here. */
const pictureOf = ({ design }: Line): KeptVariation => ({
  id: design.id,
  originalPrompt: design.prompt || design.title,
  imageUrl: design.imageUrl,
  thumbnailUrl: design.thumbnailUrl,
  width: design.width,
  height: design.height,
  designId: null,
  drawnAs: null,
  origin: 'design',
  ...(design.aiGenerated ? {} : { brought: true }),
})

/** Takes a draft of another name to the table; false where there is none. */
function takeUp(name: string): boolean {
  const { persist } = useStudioStore
  const saved = persist.getOptions().storage?.getItem(name)
  persist.setOptions({ name })
  if (!saved || 'then' in saved) return false
  useStudioStore.setState(readKept(saved.state))
  return true
}

/** The line as it was ordered, on the table; what was changed of it before a reload comes back. */
function layLine(token: string, line: Line, product: Product): void {
  const model = findDevice(product, line.device)
  const finish = model && finishesOf(model).find((each) => each.finish === line.finish)?.finish
  if (!model || !finish) return
  const choice = { productId: product.id, device: line.device, finish }
  if (takeUp(adjustedDraftName(token)) && useStudioStore.getState().selectedId !== null) {
    useStudioStore.setState({ ...choice, step: 5 })
    return
  }
  useStudioStore.getState().layOut({ ...choice, placement: line.placement, picture: pictureOf(line) })
}

/** What was being designed for the cart lies untouched below, and comes back when the page is left. */
function layBack(): void {
  forget()
  if (!takeUp(DRAFT_NAME)) useStudioStore.setState({ ...readDraft(null), owner: null })
}

/**
 * Forgets what was changed of the line of a link, once it is sent or nothing can be sent by it any more. By the link's own
 * name: the shop may answer late, when another draft lies on the table.
 */
export const forgetAdjustedDraft = (token: string): void =>
  void useStudioStore.persist.getOptions().storage?.removeItem(adjustedDraftName(token))

/**
 * Whether the line lies on the table, with its product, phone and finish as they were bought. It is laid there once: what is
 * fetched again about it changes nothing on the table.
 */
export function useAdjustedDraft(token: string, line: Line, product: Product): boolean {
  const [opened] = useState({ token, line, product })
  const [laidOut, setLaidOut] = useState(false)
  useEffect(() => {
    forget()
    layLine(opened.token, opened.line, opened.product)
    void Promise.resolve().then(() => setLaidOut(true))
    return layBack
  }, [opened])
  return laidOut
}

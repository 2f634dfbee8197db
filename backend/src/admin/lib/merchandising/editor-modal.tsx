import { Alert, Button, FocusModal, Heading, toast } from '@medusajs/ui'
import { useEffect, useRef } from 'react'
import { LoadSavedNow } from '../load-saved-now'
import { useLeaveGuard } from '../use-leave-guard'
import { CardFields } from './card-fields'
import { CardPreview } from './card-preview'
import { categoryName, earnedBadge } from './earned-badge'
import { HtmlField } from './html-field'
import { EcoFields, FeatureIconFields } from './list-fields'
import { savedWords } from './standing-words'
import type { EditorState } from './types'
import { useDraft } from './use-draft'

interface EditorModalProps {
  state: EditorState
  image: string | null
  onSaved: (state: EditorState) => void
  onReload: () => void
  onClose: () => void
}

/** Everything that a merchandiser says of a product, in one form with the card beside it. */
export function EditorModal({ state, image, onSaved, onReload, onClose }: EditorModalProps) {
  const { draft, dirty, faults, saving, refusal, change, save } = useDraft(state)
  const close = useLeaveGuard({ dirty, busy: saving, onClose })
  const body = useRef<HTMLDivElement>(null)
  const category = categoryName(state, draft.categoryId)
  const earned = earnedBadge(state, draft, category)
  const faultCount = Object.keys(faults).length

  useEffect(() => {
    if (faultCount > 0)
      body.current?.querySelector<HTMLElement>('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [faultCount])

  const submit = async () => {
    const now = await save()
    if (now) {
      toast.success('Saved', { description: savedWords(now.product.title, now.product.standing) })
      onSaved(now)
    }
  }
  return (
    <FocusModal open onOpenChange={(open) => void (open || close())}>
      <FocusModal.Content>
        <FocusModal.Header />
        <FocusModal.Body className="overflow-y-auto">
          <div ref={body} className="mx-auto flex w-full max-w-[1040px] items-start gap-10 px-6 py-10">
            <div className="flex min-w-0 flex-1 flex-col gap-8">
              <FocusModal.Title asChild>
                <Heading>{state.product.title} in the shop</Heading>
              </FocusModal.Title>
              <FocusModal.Description className="sr-only">
                Badge, category, descriptions, feature icons and eco credentials of this product
              </FocusModal.Description>
              {refusal && (
                <Alert variant="error" role="alert">
                  {refusal.message}
                  {refusal.conflict && <LoadSavedNow onReload={onReload} />}
                </Alert>
              )}
              <CardFields draft={draft} state={state} faults={faults} earned={earned} change={change} />
              <FeatureIconFields draft={draft} icons={state.icons} faults={faults} change={change} />
              <section className="flex flex-col gap-4">
                <Heading level="h2">Descriptions</Heading>
                <HtmlField
                  label="Short description"
                  hint="Shown under ‘Key Features’: a list reads best."
                  value={draft.shortDescription}
                  fault={faults.shortDescription}
                  onChange={(shortDescription) => change({ shortDescription })}
                />
                <HtmlField
                  label="Long description"
                  hint="Shown under ‘Product Details’."
                  value={draft.longDescription}
                  fault={faults.longDescription}
                  onChange={(longDescription) => change({ longDescription })}
                />
              </section>
              <EcoFields draft={draft} icons={state.icons} faults={faults} change={change} />
            </div>
            <div className="sticky top-0 hidden lg:block">
              <CardPreview
                image={image}
                name={state.product.title}
                badge={draft.badge?.trim() || (draft.badge === null ? earned : '')}
                category={category}
                icons={draft.icons}
              />
            </div>
          </div>
        </FocusModal.Body>
        <FocusModal.Footer>
          <Button size="small" variant="secondary" disabled={saving} onClick={() => void close()}>
            Cancel
          </Button>
          <Button size="small" isLoading={saving} disabled={!dirty} onClick={() => void submit()}>
            Save
          </Button>
        </FocusModal.Footer>
      </FocusModal.Content>
    </FocusModal>
  )
}

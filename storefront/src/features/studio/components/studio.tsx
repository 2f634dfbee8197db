import type { Product } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { StepProgress } from '~/components/ui/step-progress'
import { printAreaQuery } from '../api/get-print-area'
import { useAddToCart, type FinishedCase } from '../hooks/use-add-to-cart'
import { useGenerate } from '../hooks/use-generate'
import { useStepScroll } from '../hooks/use-step-scroll'
import { findDevice } from '../lib/find-variant'
import { selectedVariation, STEPS } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { DevicePicker } from './device-picker'
import { FinishPicker } from './finish-picker'
import { LivePreview } from './live-preview'
import { OrderPanel } from './order-panel'
import { ProductPicker } from './product-picker'
import { PromptPanel } from './prompt-panel'
import { StepSection } from './step-section'
import { VariationsGrid } from './variations-grid'
import { WeavingOverlay } from './weaving-overlay'

export interface StudioProps {
  /** The saved draft has been read. */
  restored: boolean
  products: Product[]
  onFinished: (made: FinishedCase) => void
  /** What another feature says about delivery prices. */
  delivery: ReactNode
  /** The phone that is shopped for; null for every phone. */
  phone?: string | null
  /** The household's phones, the one that is shopped for first. */
  ownPhones?: readonly string[]
  /** Another feature's way to find out which phone it is; what it finds is chosen. */
  phoneFinder?: (choose: (device: string) => void) => ReactNode
}

export function Studio({
  restored,
  products,
  onFinished,
  delivery,
  phone = null,
  ownPhones = [],
  phoneFinder,
}: StudioProps) {
  const draft = useStudioStore()
  const { step, productId, device, finish, variations, placement } = draft
  const product = products.find((each) => each.id === productId)
  const model = product ? findDevice(product, device) : undefined
  const variation = selectedVariation(draft)
  const { generate, generating, error } = useGenerate()
  const order = useAddToCart(product, onFinished)
  const area = useQuery({
    ...printAreaQuery(productId ?? 0, device ?? '', finish ?? 'Standard'),
    enabled: Boolean(product && model && finish),
  })
  useStepScroll(step, restored)
  const { reset } = order
  // What was said about the last case in the cart isn't true of the next one.
  useEffect(() => reset(), [reset, productId, device, finish, draft.selectedId, placement])
  const what = [product?.name ?? 'A case', device, finish].filter(Boolean).join(', ')

  return (
    <>
      <StepProgress steps={STEPS} current={step} label="Steps to your case" />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-16">
        <div className="lg:pb-32">
          <StepSection number={1} title="Choose your case">
            <ProductPicker
              products={products}
              chosen={productId}
              phone={phone}
              onChoose={(each) => draft.chooseProduct(each.id)}
            />
          </StepSection>
          {step >= 2 && product ? (
            <StepSection number={2} title="Which phone is it for?">
              <DevicePicker
                key={`${product.id} ${ownPhones[0] ?? ''}`}
                product={product}
                chosen={device}
                own={ownPhones}
                finder={phoneFinder?.((found) => {
                  if (findDevice(product, found)) draft.chooseDevice(found)
                })}
                onChoose={draft.chooseDevice}
              />
            </StepSection>
          ) : null}
          {step >= 3 && model ? (
            <StepSection number={3} title="Select a finish">
              <FinishPicker device={model} chosen={finish} onChoose={draft.chooseFinish} />
            </StepSection>
          ) : null}
          {step >= 4 && finish ? (
            <StepSection number={4} title="Say what you see">
              <PromptPanel
                prompt={draft.prompt}
                onPrompt={draft.setPrompt}
                onGenerate={generate}
                generating={generating}
                error={error}
              />
            </StepSection>
          ) : null}
        </div>
        <aside
          id="step-5"
          aria-label="Live Preview"
          className="relative space-y-3 rounded-xl bg-sunken p-5 lg:sticky dark:bg-indigo lg:top-22 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
        >
          <h2 className="text-lg">Live Preview</h2>
          <LivePreview
            handle={product?.handle}
            label={`Live Preview: ${what}${variation ? `, with “${variation.originalPrompt}”` : ''}`}
            area={area.data}
            finish={finish}
            variation={step >= 5 ? variation : undefined}
            placement={placement}
            onPlace={draft.place}
            beside={
              step >= 5 ? (
                <VariationsGrid
                  variations={variations}
                  selectedId={draft.selectedId}
                  onSelect={draft.select}
                />
              ) : null
            }
          />
          {step >= 5 && product ? (
            <>
              <OrderPanel
                product={product}
                choice={[device, finish].filter(Boolean).join(', ')}
                adding={order.adding}
                error={order.error}
                added={order.done}
                onAdd={order.add}
                onNew={draft.createNew}
              />
              {delivery}
            </>
          ) : null}
          {generating ? <WeavingOverlay prompt={draft.prompt} /> : null}
        </aside>
      </div>
    </>
  )
}

import type { PrintArea, Product } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { ErrorState } from '~/components/ui/error-state'
import { latePart } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { useFocusHeir } from '~/components/ui/use-focus-heir'
import { StepProgress } from '~/components/ui/step-progress'
import { printAreaQuery } from '../api/get-print-area'
import { useGeneration } from '../generation'
import type { HandOver } from '../hooks/use-add-to-cart'
import { useCurrentJob, useGenerationLife } from '../hooks/use-generation'
import { useStepScroll } from '../hooks/use-step-scroll'
import { findDevice } from '../lib/find-variant'
import { drawnSlots } from '../lib/job-state'
import { STEPS } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { DevicePicker } from './device-picker'
import { DrawingOverlay } from './drawing-overlay'
import { FinishPicker } from './finish-picker'
import { KeptWords } from './kept-words'
import { OrderStep } from './order-step'
import { PicturesPanel } from './pictures-panel'
import { PlacedCase } from './placed-case'
import { ProductPicker } from './product-picker'
import { PromptPanel } from './prompt-panel'
import { StepSection } from './step-section'

/** They stand below the words, and are asked of the shop first. */
const RecentDesigns = latePart(() => import('./recent-designs').then((part) => part.RecentDesigns))

export interface StudioProps {
  /** The saved draft has been read. */
  restored: boolean
  /** The chosen case with its devices, once it is there. */
  product: Product | undefined
  /** Set where the chosen case did not come. */
  onRetry?: (() => void) | undefined
  handOver?: HandOver
  /** What another feature says about delivery prices. */
  delivery?: ReactNode
  /** And about how long it takes. */
  deliveryTimes?: ReactNode
  /** The case can't be chosen, since it is bought: its picture alone is changed, and this stands where it would go to the cart. */
  fixed?: (area: PrintArea | undefined) => ReactNode
  /** The id of a design that lies on the table without being theirs who look at it: nothing is drawn after it. */
  lent?: string | undefined
  /** Stands where the case would go to the cart, as long as it must not. */
  held?: ReactNode
  /** The phone that is shopped for; null for every phone. */
  phone?: string | null
  /** Numbers of the cases that are made for it. */
  fitting?: readonly number[] | null
  /** The household's phones, the one that is shopped for first. */
  ownPhones?: readonly string[]
  /** Another feature's way to find out which phone it is; what it finds is chosen. */
  phoneFinder?: (choose: (device: string) => void) => ReactNode
}

const firstPictureOrWords = () =>
  document.querySelector<HTMLElement>('[aria-labelledby=variations] [aria-pressed]') ??
  document.getElementById('step-4')

/** In a low window each half of the preview scrolls by itself, and what orders the case stays in sight. */
const PANE =
  'xl:-m-1.5 xl:min-h-0 xl:overflow-x-hidden xl:overflow-y-auto xl:overscroll-contain xl:p-1.5 xl:fade-below xl:[scrollbar-color:var(--color-line-strong)_transparent] xl:[scrollbar-width:thin]'

export function Studio({
  restored,
  product,
  onRetry,
  handOver,
  delivery,
  deliveryTimes,
  fixed,
  lent,
  held,
  phone = null,
  fitting = null,
  ownPhones = [],
  phoneFinder,
}: StudioProps) {
  const { step, productId, device, finish, chooseProduct, chooseDevice, chooseFinish } = useStudioStore(
    useShallow(({ step, productId, device, finish, chooseProduct, chooseDevice, chooseFinish }) => ({
      step,
      productId,
      device,
      finish,
      chooseProduct,
      chooseDevice,
      chooseFinish,
    })),
  )
  const model = product ? findDevice(product, device) : undefined
  const { job, drawing } = useCurrentJob()
  const said = useGeneration((state) => state.said)
  const area = useQuery({
    ...printAreaQuery(productId ?? 0, device ?? '', finish ?? 'Standard'),
    enabled: Boolean(product && model && finish),
  })
  useGenerationLife(restored)
  // Nothing of this drawing is there yet: the overlay shows how it comes.
  const covered = drawing && job !== null && drawnSlots(job).length === 0
  const failed = job?.variations.filter(({ status }) => status === 'failed').length
  // Cancel goes with what it ends, a way on with its step, another try with what failed; the pictures are what is waited for.
  useFocusHeir([covered, drawing, step, failed].join(), firstPictureOrWords)
  useStepScroll(covered ? STEPS.length : step, restored)

  return (
    <>
      {fixed ? null : <StepProgress steps={STEPS} current={step} label="Steps to your case" />}
      {fixed || !restored ? null : <KeptWords />}
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] xl:grid-cols-[minmax(0,1fr)_43rem] xl:gap-10">
        <div className="min-w-0 lg:pb-32">
          {fixed ? null : (
            <StepSection number={1} title="Choose your case" aside={delivery}>
              <ProductPicker
                chosen={productId}
                phone={phone}
                fitting={fitting}
                onChoose={(each) => chooseProduct(each.id)}
              />
            </StepSection>
          )}
          {!fixed && step >= 2 && productId !== null ? (
            <StepSection number={2} title="Which phone is it for?">
              {product ? (
                <DevicePicker
                  key={`${String(product.id)} ${ownPhones[0] ?? ''}`}
                  product={product}
                  chosen={device}
                  own={ownPhones}
                  finder={phoneFinder?.((found) => {
                    if (findDevice(product, found)) chooseDevice(found)
                  })}
                  onChoose={chooseDevice}
                />
              ) : onRetry ? (
                <ErrorState title="This case did not load" onRetry={onRetry}>
                  The phones that it is made for did not come. Another try usually helps.
                </ErrorState>
              ) : (
                <Skeleton className="h-64" />
              )}
            </StepSection>
          ) : null}
          {!fixed && step >= 3 && model ? (
            <StepSection number={3} title="Select a finish">
              <FinishPicker device={model} chosen={finish} onChoose={chooseFinish} />
              {step === 3 && finish ? (
                <Button variant="outline" className="mt-4" onClick={() => chooseFinish(finish)}>
                  Go on with {finish}
                </Button>
              ) : null}
            </StepSection>
          ) : null}
          {step >= 4 && finish ? (
            <StepSection number={4} title={fixed ? 'Another picture?' : 'Say what you see'}>
              <PromptPanel drawing={drawing} />
              <Suspense fallback={null}>
                <RecentDesigns />
              </Suspense>
            </StepSection>
          ) : null}
        </div>
        <aside
          id="step-5"
          tabIndex={-1}
          aria-label="Live Preview"
          className={cn(
            'relative min-w-0 scroll-mt-24 rounded-xl bg-sunken p-5 max-xl:space-y-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto xl:grid xl:min-h-[min(38rem,calc(100dvh-5.5rem))] xl:grid-cols-[minmax(0,1fr)_17rem] xl:grid-rows-[minmax(9rem,1fr)_auto] xl:gap-x-6 xl:gap-y-3 xl:p-4 xl:pl-5 dark:bg-indigo',
            // What is to be changed comes before the words for another picture.
            fixed && 'max-lg:order-first',
          )}
        >
          {/* What the overlay covers is out of the keyboard's way too. */}
          <PicturesPanel
            job={step >= 4 ? job : null}
            drawing={drawing && !covered}
            lent={lent}
            className={cn('xl:col-start-2 xl:row-start-1', PANE, covered && 'invisible')}
          />
          <div
            className={cn(
              'min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1',
              PANE,
              covered && 'invisible',
            )}
          >
            <PlacedCase
              product={product}
              area={area.data}
              onRetry={area.isLoadingError ? () => void area.refetch() : undefined}
            />
          </div>
          {step >= 5 && product ? (
            <div
              className={cn(
                'min-w-0 bg-sunken lg:max-xl:sticky lg:max-xl:-bottom-5 lg:max-xl:-mx-5 lg:max-xl:-mb-5 lg:max-xl:px-5 lg:max-xl:pb-4 xl:col-start-2 xl:row-start-2 dark:bg-indigo',
                covered && 'invisible',
              )}
            >
              {fixed ? (
                fixed(area.data)
              ) : held ? (
                held
              ) : (
                <>
                  <OrderStep product={product} area={area.data} handOver={handOver} />
                  <div className="mt-3 min-h-18 text-sm">
                    {delivery}
                    {deliveryTimes}
                  </div>
                </>
              )}
            </div>
          ) : null}
          {covered ? <DrawingOverlay job={job} /> : null}
        </aside>
      </div>
    </>
  )
}

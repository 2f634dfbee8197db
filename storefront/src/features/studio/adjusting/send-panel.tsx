import type { Adjustment, AdjustmentSent, PrintArea } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useShallow } from 'zustand/react/shallow'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useAgreement } from '../hooks/use-agreement'
import { consentTo, orderRefusal, printMark } from '../lib/print-quality'
import { isDrawn, selectedVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { sendChange } from './api'

interface SendPanelProps {
  token: string
  line: NonNullable<Adjustment['line']>
  area: PrintArea | undefined
  onSent: (sent: AdjustmentSent) => void
}

/** The change of the line, as it stands at the moment of the click, for approval. */
export function SendPanel({ token, line, area, onSent }: SendPanelProps) {
  const client = useQueryClient()
  const variation = useStudioStore(selectedVariation)
  const mark = useStudioStore(
    useShallow(({ placement }) => (variation && area ? printMark(area, variation, placement) : null)),
  )
  const send = useMutation({
    mutationFn: sendChange,
    meta: { silent: true },
    onSuccess: onSent,
    // Used elsewhere, decided on, or too late meanwhile: the page then says which.
    onError: (error) => {
      if (hasCode(error, 'conflict')) void client.invalidateQueries({ queryKey: ['adjustment', token] })
    },
  })
  const upload = variation !== undefined && !isDrawn(variation)
  const refusal = mark && orderRefusal(mark, upload)
  const consent = mark && consentTo(mark, upload)
  const [agreed, agree] = useAgreement([variation?.id, consent].join())
  const press = () => {
    const draft = useStudioStore.getState()
    const chosen = selectedVariation(draft)
    if (!chosen || send.isPending) return
    send.mutate({ token, lineDesign: line.design.id, variation: chosen, placement: draft.placement })
  }
  return (
    <div className="border-t border-line-strong pt-3">
      <p>
        <span className="font-semibold">{line.productName}</span>
        <span className="block text-sm text-ink-soft">
          {line.device}, {line.finish} · ordered already
        </span>
      </p>
      <div className="mt-3 grid gap-2">
        {refusal ? <Alert tone="warn">{refusal}</Alert> : null}
        {consent ? (
          <Checkbox checked={agreed} onChange={(event) => agree(event.target.checked)} label={consent} />
        ) : null}
        <Button
          size="lg"
          wide
          className="lg:max-xl:text-base! xl:px-3! xl:text-base!"
          busy={send.isPending}
          disabled={mark === null || refusal !== null || (consent !== null && !agreed)}
          onClick={press}
        >
          {send.isPending ? null : <Send size={20} aria-hidden="true" />}
          {send.isPending ? 'Sending…' : 'Send for approval'}
        </Button>
        <p className="text-xs text-ink-soft">Nothing more is charged.</p>
      </div>
      {send.error ? (
        <Alert tone="bad" className="mt-3" reveal>
          {messageOf(send.error, 'Your change could not be sent. Please try again.')}
        </Alert>
      ) : null}
    </div>
  )
}

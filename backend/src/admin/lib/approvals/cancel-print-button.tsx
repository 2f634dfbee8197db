import type { AdminOrderDetail } from '@caseloom/contract'
import { Button, toast, usePrompt } from '@medusajs/ui'
import { useState } from 'react'
import { adminFetch } from '../admin-fetch'
import { tellDecided } from './decided'

/** Stops a print that Prodigi has taken, after asking. */
export function CancelPrintButton({ order, onDecided }: { order: AdminOrderDetail; onDecided: () => void }) {
  const [busy, setBusy] = useState(false)
  const ask = usePrompt()

  async function cancel() {
    const sure = await ask({
      title: 'Cancel this print?',
      description:
        'Prodigi is asked to stop it. The payment stays as it is: process the order again, or reject it and the customer has the money back.',
      confirmText: 'Cancel print',
      cancelText: 'Let it go on',
    })
    if (!sure) return
    setBusy(true)
    try {
      await adminFetch(`/approvals/${order.id}/cancel-print`, {
        version: order.version,
        contents: order.contents,
      })
      tellDecided('Print cancelled')
    } catch (error) {
      toast.error('Not cancelled', { description: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
      onDecided()
    }
  }

  return (
    <Button size="small" variant="secondary" isLoading={busy} onClick={() => void cancel()}>
      Cancel print
    </Button>
  )
}

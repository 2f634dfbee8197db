import type { ParkedCheckout } from '@caseloom/contract'
import { Container, Heading, Text } from '@medusajs/ui'
import type { ParkedPage } from '../../../lib/parked/admin-page'
import { Failure } from '../failure'
import { useAnswer } from '../use-answer'
import { ParkedRow } from './parked-row'

/** More than a few never wait; the shop's own panel pages through all of them. */
const SHOWN = 20

/** Payments that did not become an order by themselves. Where none waits there is nothing to see. */
export function NeedsAPerson({ onOrder }: { onOrder: () => void }) {
  const { data, failure, reload } = useAnswer<ParkedPage>(`/parked?open=true&limit=${SHOWN}`)
  if (!failure && !data?.total) return null
  const decided = ({ orderId }: ParkedCheckout) => {
    reload()
    if (orderId) onOrder()
  }
  return (
    <Container className="mb-3 divide-y p-0" aria-label="Needs a person">
      <div className="px-6 py-4">
        <Heading level="h2">Needs a person{data ? ` (${data.total})` : ''}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Payments that did not become an order by themselves. Nothing is charged or given back before you
          decide.
        </Text>
      </div>
      {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
      <ul className="divide-y">
        {data?.items.map((parked) => (
          <ParkedRow key={parked.id} parked={parked} onDecided={decided} onRefused={reload} />
        ))}
      </ul>
    </Container>
  )
}

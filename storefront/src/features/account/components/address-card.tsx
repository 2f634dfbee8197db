import type { Address } from '@caseloom/contract'
import { useRef, useState } from 'react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { Dialog } from '~/components/ui/dialog'
import { useFocusHeir } from '~/components/ui/use-focus-heir'
import { countryName } from '~/lib/country-name'
import { useDefaultAddress, useDeleteAddress } from '../api/addresses'

interface AddressCardProps {
  address: Address
  onEdit: () => void
  /** The card is about to go, and the focus with it. */
  onRemoved: () => void
}

export function AddressCard({ address, onEdit, onRemoved }: AddressCardProps) {
  const [asking, setAsking] = useState(false)
  const makeDefault = useDefaultAddress()
  const remove = useDeleteAddress()
  const edit = useRef<HTMLButtonElement>(null)
  useFocusHeir(address.isDefault, () => edit.current)
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere">{address.name}</h3>
        {address.isDefault ? <Badge tone="good">Default</Badge> : null}
      </div>
      <address className="mt-2 flex-1 text-sm text-ink-soft not-italic wrap-anywhere">
        {address.street}
        <br />
        {address.city}, {address.postcode}
        <br />
        {countryName(address.country)}
        {address.phone ? (
          <>
            <br />
            {address.phone}
          </>
        ) : null}
      </address>
      <div className="mt-4 -ml-4 flex flex-wrap">
        <Button ref={edit} variant="ghost" size="sm" onClick={onEdit} aria-label={`Edit ${address.name}`}>
          Edit
        </Button>
        {address.isDefault ? null : (
          <Button
            variant="ghost"
            size="sm"
            busy={makeDefault.isPending}
            aria-label={`Set as Default: ${address.name}`}
            onClick={() => makeDefault.mutate(address)}
          >
            Set as Default
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setAsking(true)}
          aria-label={`Delete ${address.name}`}
        >
          Delete
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="sm"
        title="Delete Address"
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => {
                // What is given to `mutate` is not called once the card has gone, which it has by then.
                void remove
                  .mutateAsync(address.id)
                  .then(onRemoved, () => undefined)
                  .finally(() => setAsking(false))
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        Are you sure you want to delete this address?
      </Dialog>
    </Card>
  )
}

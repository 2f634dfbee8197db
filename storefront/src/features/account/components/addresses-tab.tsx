import type { Address } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { addressesQuery } from '../api/addresses'
import { AddressCard } from './address-card'
import { AddressDialog } from './address-dialog'

/** `back` is where the shopper was sent here from, to go on with once an address is there. */
export function AddressesTab({ back }: { back: string | null }) {
  const { data, error, isPending, refetch } = useQuery(addressesQuery())
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  return (
    <section aria-labelledby="addresses-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="addresses-title" className="text-2xl">
            Shipping Addresses
          </h2>
          <p className="text-ink-soft">Manage your delivery addresses</p>
        </div>
        <Button onClick={() => setEditing('new')}>
          <Plus size={18} aria-hidden="true" /> Add Address
        </Button>
      </div>
      {back ? (
        <Alert
          className="mt-6"
          tone={data?.length ? 'good' : 'note'}
          action={
            <Link to={back} className="font-semibold whitespace-nowrap underline underline-offset-4">
              Back to your cart
            </Link>
          }
        >
          {data?.length
            ? 'You have a delivery address.'
            : 'Add a delivery address to go on with your checkout.'}
        </Alert>
      ) : null}
      <div className="mt-6">
        {isPending ? (
          <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-44" />
            <Skeleton className="h-44" />
          </div>
        ) : error && !data ? (
          <ErrorState title="Failed to load addresses" onRetry={() => void refetch()} />
        ) : data?.length === 0 ? (
          <EmptyState
            title="No addresses added yet"
            icon={<MapPin size={40} strokeWidth={1.5} aria-hidden="true" />}
          >
            The first one you add becomes your default.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {data?.map((address) => (
              <AddressCard key={address.id} address={address} onEdit={() => setEditing(address)} />
            ))}
          </ul>
        )}
      </div>
      {editing === null ? null : (
        <AddressDialog
          address={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => setEditing(null)}
        />
      )}
    </section>
  )
}

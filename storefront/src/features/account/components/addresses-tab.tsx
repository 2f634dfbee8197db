import type { Address } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { latePart } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { draftOf } from '~/lib/form-draft'
import { useStillHere } from '~/lib/use-still-here'
import { addressesQuery } from '../api/addresses'
import { ADDRESS_DRAFT, type AddressDraft } from '../lib/address-draft'
import { AddressCard } from './address-card'

// Schemas, postcodes and countries come with the form.
const AddressDialog = latePart(() => import('./address-dialog').then((part) => part.default))

interface AddressesTabProps {
  /** The id of whoever is signed in. */
  owner: string | null
  /** Where the shopper was sent here from, to go on with once an address is there. */
  back: string | null
}

export function AddressesTab({ owner, back }: AddressesTabProps) {
  if (owner !== null) return <Addresses owner={owner} back={back} />
  return (
    <EmptyState
      title="Please log in to manage your addresses"
      icon={<MapPin size={40} strokeWidth={1.5} aria-hidden="true" />}
      actions={
        <Button asChild>
          <Link to={paths.login(paths.dashboard)}>Sign In</Link>
        </Button>
      }
    />
  )
}

function BackNote({ back, found }: { back: string; found: boolean }) {
  return (
    <Alert
      className="mt-6"
      tone={found ? 'good' : 'note'}
      action={
        <Link to={back} className="font-semibold whitespace-nowrap underline underline-offset-4">
          Back to your cart
        </Link>
      }
    >
      {found
        ? 'Your cases go to your default address.'
        : 'Add a delivery address to go on with your checkout.'}
    </Alert>
  )
}

function Addresses({ owner, back }: { owner: string; back: string | null }) {
  const { data, error, isPending, refetch } = useQuery(addressesQuery())
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const isHere = useStillHere()
  const [editing, setEditing] = useState<Address | 'new' | null>(() => {
    const draft = draftOf(ADDRESS_DRAFT, owner) as AddressDraft | null
    return draft ? (draft.address ?? 'new') : null
  })
  const count = data?.length
  const countBefore = useRef(count)
  useEffect(() => {
    // The first address takes the button along that it was added by, and with it the focus.
    if (countBefore.current === 0 && document.activeElement === document.body) heading.current?.focus()
    countBefore.current = count
  }, [count])
  const add = (
    <Button onClick={() => setEditing('new')}>
      <Plus size={18} aria-hidden="true" /> Add Address
    </Button>
  )
  return (
    <section aria-labelledby="addresses-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 ref={heading} tabIndex={-1} id="addresses-title" className="text-2xl outline-none">
            Shipping Addresses
          </h2>
          <p className="text-ink-soft">Manage your delivery addresses</p>
        </div>
        {data?.length === 0 ? null : add}
      </div>
      {back && data ? <BackNote back={back} found={data.length > 0} /> : null}
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
            actions={add}
          >
            The first one you add becomes your default.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {data?.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => setEditing(address)}
                // After the dialog, which gives the focus back to a button that has gone.
                onRemoved={() => requestAnimationFrame(() => heading.current?.focus())}
              />
            ))}
          </ul>
        )}
      </div>
      {editing === null ? null : (
        <Suspense fallback={null}>
          <AddressDialog
            owner={owner}
            address={editing === 'new' ? null : editing}
            only={data?.every(({ id }) => editing !== 'new' && id === editing.id) ?? false}
            returnFocus={() => heading.current}
            onClose={() => setEditing(null)}
            onSaved={() => {
              setEditing(null)
              // The checkout sent them here for this.
              if (back && isHere()) void navigate(back)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

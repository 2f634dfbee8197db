import type { Address } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { MapPin, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { countryName } from '~/lib/country-name'
import { addressesQuery } from '../api/addresses'
import { useSessionStore } from '../session'

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="-my-2 py-2 font-semibold whitespace-nowrap underline underline-offset-4">
      {children}
    </Link>
  )
}

/** 'Ada Lovelace, 1 High Street, London SW1A 1AA' */
const placeOf = ({ street, city, postcode, country }: Address, person: string) =>
  [person, street, `${city} ${postcode}`, country === 'GB' ? '' : countryName(country)]
    .filter(Boolean)
    .join(', ')

const ADDRESSES = paths.addresses(paths.cart)

function Goal({ address, person }: { address: Address | undefined; person: string }) {
  return (
    <>
      <MapPin size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      {address ? (
        <p className="min-w-0 wrap-anywhere">
          Delivering to {placeOf(address, person)} <Way to={ADDRESSES}>Change</Way>
        </p>
      ) : (
        <p>
          No delivery address yet <Way to={ADDRESSES}>Add one</Way>
        </p>
      )}
    </>
  )
}

function SignInFirst() {
  return (
    <>
      <UserRound size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <p>
        <Way to={paths.login(paths.cart)}>Sign in</Way> or{' '}
        <Way to={paths.register(paths.cart)}>create an account</Way> to pay.
      </p>
    </>
  )
}

/**
 * The line of the cart on where its cases go. While that is not known it keeps its place and says nothing; the checkout looks by
 * itself.
 */
export function DeliveryAddress() {
  const { status, user } = useSessionStore()
  // All of them: of the default alone the shop answers 404 where there is none, which browsers show as a fault.
  const { data } = useQuery({ ...addressesQuery(), enabled: status === 'signedIn' })
  return (
    <div className="flex min-h-11 items-start gap-2 text-sm">
      {status === 'guest' ? <SignInFirst /> : null}
      {status === 'signedIn' && data ? (
        <Goal address={data.find(({ isDefault }) => isDefault)} person={user?.name ?? ''} />
      ) : null}
    </div>
  )
}

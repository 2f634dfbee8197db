import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Toasts } from '~/components/ui/toasts'
import { SessionRuntime } from '~/features/account/components/session-runtime'
import { useSessionStore } from '~/features/account/session'
import { CartRuntime } from '~/features/cart/components/cart-runtime'
import { FavouritesRuntime } from '~/features/favourites/components/favourites-runtime'
import { CartDrawerHost } from './cart-drawer-host'
import { MembershipRuntime } from './membership-runtime'
import { getQueryClient } from '../loading/query-cache'
import { WhoProvider } from './who-provider'

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  const expiries = useSessionStore((state) => state.expiries)
  return (
    <QueryClientProvider client={client}>
      <SessionRuntime />
      <WhoProvider>
        <FavouritesRuntime />
        <CartRuntime expiries={expiries} />
        {children}
        <CartDrawerHost />
        <MembershipRuntime />
      </WhoProvider>
      <Toasts />
    </QueryClientProvider>
  )
}

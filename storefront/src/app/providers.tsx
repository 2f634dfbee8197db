import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Toasts } from '~/components/ui/toasts'
import { SessionRuntime } from '~/features/account/components/session-runtime'
import { useCartStore } from '~/features/cart/store'
import { FavouritesRuntime } from '~/features/favourites/components/favourites-runtime'
import { getQueryClient } from './query-cache'
import { WhoProvider } from './who-provider'

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  // After the first paint: the server's page shows an empty cart, and the browser's first must be the same.
  useEffect(() => useCartStore.getState().load(), [])
  return (
    <QueryClientProvider client={client}>
      <SessionRuntime />
      <WhoProvider>
        <FavouritesRuntime />
        {children}
      </WhoProvider>
      <Toasts />
    </QueryClientProvider>
  )
}

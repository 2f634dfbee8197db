import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { NetworkError } from './api-errors'

/** Asks anew for all that is shown of what is kept under this key, and throws where some of it does not come. */
export async function refetchAll(client: QueryClient, key: string): Promise<void> {
  // Without a connection the queries wait for one, and refetchQueries answers at once as though they had come.
  if (!onlineManager.isOnline()) throw new NetworkError('offline')
  await client.refetchQueries({ queryKey: [key], type: 'active' }, { throwOnError: true })
}

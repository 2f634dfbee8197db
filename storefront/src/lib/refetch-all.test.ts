import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { refetchAll } from './refetch-all'

afterEach(() => onlineManager.setOnline(true))

it('asks for what is shown under a key, and throws where it does not come, or cannot be asked for', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let asked = 0
  let answer = () => Promise.resolve('fine')
  const shown = (queryKey: string[]) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: () => {
        asked += 1
        return answer()
      },
      enabled: (query) => query.queryKey[0] === 'me',
    }).subscribe(() => undefined)
  const leave = [shown(['me', 'orders']), shown(['other'])]
  await refetchAll(client, 'me')
  const before = asked
  await refetchAll(client, 'me')
  expect(asked).toBe(before + 1)

  answer = () => Promise.reject(new Error('Try again later.'))
  await expect(refetchAll(client, 'me')).rejects.toThrow('Try again later.')
  onlineManager.setOnline(false)
  await expect(refetchAll(client, 'me')).rejects.toThrow('We could not reach the shop.')
  leave.forEach((each) => each())
})

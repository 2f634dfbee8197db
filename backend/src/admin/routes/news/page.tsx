import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Envelope } from '@medusajs/icons'
import { Button, Container, Heading, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { NewsReaders } from '../../../lib/news/readers'
import { adminFetch } from '../../lib/admin-fetch'

function keepAsFile(csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = `news-readers-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

const NewsPage = () => {
  const [busy, setBusy] = useState(false)
  async function take() {
    setBusy(true)
    try {
      const { count, csv } = await adminFetch<NewsReaders>('/news/export', {})
      if (count === 0) toast.info('Nobody wants news at the moment')
      else {
        keepAsFile(csv)
        toast.success(count === 1 ? 'The list has 1 reader' : `The list has ${count} readers`)
      }
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Container className="flex flex-col items-start gap-4">
      <Heading>News and offers</Heading>
      <Text className="text-ui-fg-subtle max-w-2xl">
        Everybody who asked for news and has proved their address, with the time of their consent and a link
        of their own that ends it. Send each mail with that link in its text and in its head:{' '}
        <code>List-Unsubscribe: &lt;link&gt;</code> and{' '}
        <code>List-Unsubscribe-Post: List-Unsubscribe=One-Click</code>. Take the list anew before each
        sending, for whoever has left since is on no new one, and delete the old ones.
      </Text>
      <Button isLoading={busy} onClick={() => void take()}>
        Export the list
      </Button>
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'News and offers', icon: Envelope })
export default NewsPage

import { defineRouteConfig } from '@medusajs/admin-sdk'
import { ChatBubbleLeftRight } from '@medusajs/icons'
import { Container, createDataTableFilterHelper } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminMessage, AdminMessagesPage } from '../../../lib/contact/admin-page'
import { columns } from '../../lib/contact/columns'
import { MessageDrawer } from '../../lib/contact/message-drawer'
import { ListTable } from '../../lib/list/list-table'
import { chosenIn, pageOf, withQuery } from '../../lib/list/query'
import { useListState } from '../../lib/list/use-list-state'
import { useAnswer } from '../../lib/use-answer'

const filter = createDataTableFilterHelper<AdminMessage>()
const OPEN = { answered_at: 'open' }

const MessagesPage = () => {
  const state = useListState(['answered_at', 'category'], OPEN)
  const [open, setOpen] = useState<AdminMessage | null>(null)
  const answer = useAnswer<AdminMessagesPage>(
    withQuery('/contact-messages', {
      ...pageOf(state.pagination),
      q: state.search,
      status: chosenIn(state.filtering, 'answered_at'),
      category: chosenIn(state.filtering, 'category'),
    }),
  )

  const allAnswered = state.search === '' && JSON.stringify(state.filtering) === JSON.stringify(OPEN)

  return (
    <Container className="divide-y p-0">
      <ListTable
        title="Messages"
        about="What people wrote by the contact form. Support has each of them by mail too."
        placeholder="Search messages"
        state={state}
        answer={answer}
        rows={answer.data?.messages}
        count={answer.data?.count}
        columns={columns}
        filters={[
          filter.accessor('answered_at', {
            type: 'radio',
            label: 'Status',
            options: [
              { value: 'open', label: 'Open' },
              { value: 'answered', label: 'Answered' },
            ],
          }),
          filter.accessor('category', {
            type: 'radio',
            label: 'About',
            options: answer.data?.categories ?? [],
          }),
        ]}
        empty={{
          empty: {
            heading: 'No messages yet',
            description: 'What people write by the contact form is listed here.',
          },
          filtered: allAnswered
            ? {
                heading: 'Nothing waits for an answer',
                description: 'Take the filter away to see what was answered.',
              }
            : {
                heading: 'No message matches',
                description: 'Search for other words, or take a filter away.',
              },
        }}
        onOpen={setOpen}
      />
      {open ? (
        <MessageDrawer key={open.id} message={open} onClose={() => setOpen(null)} onChanged={answer.reload} />
      ) : null}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Messages', icon: ChatBubbleLeftRight })
export default MessagesPage

import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { brand } from '~/config/brand'

interface Method {
  Icon: typeof Mail
  name: string
  text: string
  hours: string
  action: ReactNode
}

/** The three ways to reach the shop, each with what starts it. */
export function ContactMethods({ onMail, onChat }: { onMail: () => void; onChat: () => void }) {
  const methods: Method[] = [
    {
      Icon: Mail,
      name: 'Email Support',
      text: brand.email,
      hours: '24/7, answered within 24 hours',
      action: <Button onClick={onMail}>Write a message</Button>,
    },
    {
      Icon: MessageCircle,
      name: 'Live Chat',
      text: 'Quick answers on orders, delivery and designs',
      hours: 'Automated, 24/7',
      action: (
        <Button variant="outline" onClick={onChat}>
          Start chat
        </Button>
      ),
    },
    {
      Icon: Phone,
      name: 'Phone Support',
      text: brand.phone,
      hours: 'Mon-Fri 9AM-6PM, UK time',
      action: (
        <Button asChild variant="outline">
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>Call now</a>
        </Button>
      ),
    },
  ]
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {methods.map(({ Icon, name, text, hours, action }) => (
        <li key={name} className="flex flex-col rounded-lg border border-line bg-surface p-6">
          <Icon size={28} aria-hidden="true" className="text-accent" />
          <h2 className="mt-4 text-xl">{name}</h2>
          <p className="mt-2 [overflow-wrap:anywhere]">{text}</p>
          <p className="mt-1 mb-6 text-sm text-ink-soft">{hours}</p>
          <div className="mt-auto">{action}</div>
        </li>
      ))}
    </ul>
  )
}

import { data } from 'react-router'
import { title } from '../document/title'
import { Problem } from '../shell/problem'

export const loader = () => data(null, { status: 404 })

export const meta = () => [{ title: title('Page not found') }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <Problem missing />
}

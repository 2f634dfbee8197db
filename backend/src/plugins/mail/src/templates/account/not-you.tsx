import { Paragraph } from '../parts/text'

/** To whoever has the mailbox and did not open the account: with a confirmed address its password opens it in their name. */
export const NotYou = ({ why, toConfirm }: { why: string; toConfirm: boolean }) => (
  <Paragraph quiet>
    You get this mail because {why}. If it was not you,{' '}
    {toConfirm ? 'do not confirm it, since whoever chose its password could use it in your name, and' : null}{' '}
    answer this mail to tell us.
  </Paragraph>
)

import { Badge } from './badge'

/** Stands beside every picture that a machine drew, and looks the same wherever it does. */
export const AiMark = ({ className }: { className?: string }) => (
  <Badge tone="weld" {...(className === undefined ? {} : { className })}>
    AI
  </Badge>
)

import { Children, type ReactNode } from 'react'

/** Short facts in a row with dots between them, none of which stands at the end or the beginning of a line where they wrap. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-x-clip">
      {/* The dot before the first of a line falls into this margin, which is cut off. */}
      <span className="-ml-4 block">
        {Children.toArray(children).map((fact, index) => (
          <span key={index} className="relative inline-block max-w-full pl-4">
            {index > 0 ? <span className="absolute left-0 w-4 text-center"> · </span> : null}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}

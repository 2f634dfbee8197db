import type { ReactNode } from 'react'

export interface Fact {
  name: string
  text: ReactNode
}

/** Short facts side by side, such as a person's rights. */
export function FactCards({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid max-w-none gap-3 sm:grid-cols-2">
      {facts.map(({ name, text }) => (
        <div key={name} className="rounded-lg border border-line bg-surface p-5">
          <dt className="font-display text-lg font-bold text-ink">{name}</dt>
          <dd className="mt-1.5">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A table of few columns. On a narrow screen each row is a paragraph of its own, its cells named by their columns. */
export function FactTable({ caption, head, rows }: { caption: string; head: string[]; rows: ReactNode[][] }) {
  return (
    <div className="max-w-none overflow-hidden rounded-lg border border-line">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink max-sm:sr-only">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([first, ...others], row) => (
            <tr
              key={row}
              className="border-t border-line align-top first:border-t-0 max-sm:block max-sm:px-4 max-sm:py-3 sm:first:border-t"
            >
              <th scope="row" className="font-semibold text-ink max-sm:block sm:px-4 sm:py-2.5">
                {first}
              </th>
              {others.map((cell, column) => (
                <td key={column} className="max-sm:mt-1 max-sm:block sm:px-4 sm:py-2.5">
                  <span aria-hidden="true" className="mr-1.5 text-ink sm:hidden">
                    {head[column + 1]}:
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The server has sanitised this HTML; nothing else is ever put in. */
export function Html({ html }: { html: string }) {
  return <div className="prose-shop mt-4" dangerouslySetInnerHTML={{ __html: html }} />
}

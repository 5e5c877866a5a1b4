/** A sentence in which `code` is marked as in Markdown. */
export const CodeText = ({ children }: { readonly children: string }) =>
  children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index}${part}`}>{part}</code> : part))

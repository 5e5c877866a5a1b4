import type { CSSProperties, ReactNode } from 'react'

import { levelOf, type RichDocument, type RichNode } from '../contract/richText.ts'
import { colours, fonts } from '../theme/tokens.ts'

/** A rich text as mail programs show it: styles in the elements. Its links are whole addresses. */
export const MailDocument = ({ doc }: { doc: RichDocument }) => childrenOf(doc)

const childrenOf = ({ content = [] }: RichNode): ReactNode =>
  content.map((node, at) => <Element key={at} node={node} />)

const Element = ({ node }: { node: RichNode }): ReactNode => {
  const children = childrenOf(node)
  switch (node.type) {
    case 'doc':
      return children
    case 'paragraph':
      return (
        <p className="ink-2" style={block}>
          {children}
        </p>
      )
    case 'heading':
      return levelOf(node) === 3 ? (
        <h3 className="ink" style={smallHeading}>
          {children}
        </h3>
      ) : (
        <h2 className="ink" style={heading}>
          {children}
        </h2>
      )
    case 'blockquote':
      return (
        <blockquote className="line" style={quote}>
          {children}
        </blockquote>
      )
    case 'bullet_list':
      return (
        <ul className="ink-2" style={list}>
          {children}
        </ul>
      )
    case 'ordered_list':
      return (
        <ol className="ink-2" style={list}>
          {children}
        </ol>
      )
    case 'list_item':
      return <li>{children}</li>
    // A mail has none: readers of mail do not fetch pictures.
    case 'picture':
      return null
    case 'table':
      return (
        <table cellPadding={6} cellSpacing={0} style={table}>
          <tbody>{children}</tbody>
        </table>
      )
    case 'table_row':
      return <tr>{children}</tr>
    case 'table_header':
      return (
        <th className="line ink" style={{ ...tableCell, fontWeight: 600 }}>
          {children}
        </th>
      )
    case 'table_cell':
      return (
        <td className="line ink-2" style={tableCell}>
          {children}
        </td>
      )
    case 'horizontal_rule':
      return <hr className="line" style={rule} />
    case 'hard_break':
      return <br />
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => {
        if (mark.type === 'link')
          return (
            <a className="mark" href={mark.attrs.href} style={{ color: colours.indigo[0] }}>
              {inner}
            </a>
          )
        return mark.type === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>
      }, node.text)
  }
}

const text: CSSProperties = { fontFamily: fonts.sans, lineHeight: 1.6, overflowWrap: 'anywhere' }
const block: CSSProperties = { ...text, margin: '0 0 16px', fontSize: 16, color: colours['ink-2'][0] }
const heading: CSSProperties = {
  ...text,
  margin: '20px 0 8px',
  fontSize: 18,
  lineHeight: 1.35,
  color: colours.ink[0],
}
const smallHeading: CSSProperties = { ...heading, fontSize: 16 }
const quote: CSSProperties = {
  margin: '0 0 16px',
  padding: '0 0 0 12px',
  borderLeft: `2px solid ${colours.line[0]}`,
}
const list: CSSProperties = { ...block, padding: '0 0 0 24px' }
const table: CSSProperties = { margin: '0 0 16px', borderCollapse: 'collapse' }
const tableCell: CSSProperties = {
  ...text,
  border: `1px solid ${colours.line[0]}`,
  fontSize: 14,
  textAlign: 'left',
  verticalAlign: 'top',
  color: colours['ink-2'][0],
}
const rule: CSSProperties = { margin: '20px 0', border: 0, borderTop: `1px solid ${colours.line[0]}` }

import type { ReactNode } from 'react'

import {
  levelOf,
  pictureOf,
  type RichDocument as Doc,
  type RichMark,
  type RichNode,
} from '../../contract/richText.ts'
import { Prose } from './RichText.styles.ts'

export interface RichDocumentProps {
  doc: Doc
  lang?: string | undefined
}

/** A rich text as elements, the same on server and client; nothing of it is ever read as HTML. */
export const RichDocument = ({ doc, lang }: RichDocumentProps) => <Prose lang={lang}>{childrenOf(doc)}</Prose>

const childrenOf = ({ content = [] }: RichNode): ReactNode =>
  content.map((node, at) => <Element key={at} node={node} />)

const Element = ({ node }: { node: RichNode }): ReactNode => {
  const children = childrenOf(node)
  switch (node.type) {
    case 'doc':
      return children
    case 'paragraph':
      return <p>{children}</p>
    case 'heading':
      return levelOf(node) === 3 ? <h3>{children}</h3> : <h2>{children}</h2>
    case 'blockquote':
      return <blockquote>{children}</blockquote>
    case 'bullet_list':
      return <ul>{children}</ul>
    case 'ordered_list':
      return <ol>{children}</ol>
    case 'list_item':
      return <li>{children}</li>
    case 'table':
      return (
        <table>
          <tbody>{children}</tbody>
        </table>
      )
    case 'table_row':
      return <tr>{children}</tr>
    case 'table_header':
      return <th>{children}</th>
    case 'table_cell':
      return <td>{children}</td>
    case 'horizontal_rule':
      return <hr />
    case 'picture': {
      const picture = pictureOf(node)
      return picture && <img {...picture} loading="lazy" />
    }
    case 'hard_break':
      return <br />
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => marked(mark, inner), node.text)
  }
}

const marked = (mark: RichMark, inner: ReactNode): ReactNode => {
  if (mark.type === 'link') {
    const { href } = mark.attrs
    // Links to other sites send no referrer.
    return (
      <a href={href} rel={href.startsWith('/') ? undefined : 'noreferrer nofollow'}>
        {inner}
      </a>
    )
  }
  return mark.type === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>
}

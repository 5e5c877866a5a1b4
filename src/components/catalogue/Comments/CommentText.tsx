import { Fragment } from 'react'

import { Content } from '../../kit/Content.tsx'
import { Mention } from './Comments.styles.ts'

interface Props {
  readonly text: string
  /** Nicknames that occur in it after an `@`. */
  readonly mentions: readonly string[]
}

/** A comment as plain text; mentions are marked. */
export const CommentText = ({ text, mentions }: Props) => {
  if (mentions.length === 0) return <Content text={text} />
  return partsOf(text, mentions).map(({ at, said, isName }) => (
    <Fragment key={at}>{isName ? <Mention>{said}</Mention> : <Content text={said} />}</Fragment>
  ))
}

/** A text cut at the names in it; of two that begin alike the longer one counts. */
const partsOf = (text: string, mentions: readonly string[]) => {
  const names = mentions.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const parts: Array<{ at: number; said: string; isName: boolean }> = []
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(at + 1, from))) {
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined) continue
    if (at > from) parts.push({ at: from, said: text.slice(from, at), isName: false })
    parts.push({ at, said: name, isName: true })
    from = at + name.length
  }
  if (from < text.length) parts.push({ at: from, said: text.slice(from), isName: false })
  return parts
}

import { FormattedMessage } from 'react-intl'

import {
  changesOfPart,
  type PartChange,
  type PartContent,
  type SitePart,
} from '../../../contract/siteParts.ts'
import { languagesName } from './languagesName.ts'
import { Changes, Said } from './SiteParts.styles.ts'

export interface PartChangesProps {
  readonly part: SitePart
  readonly before: PartContent
  readonly after: PartContent
}

/** Differences between two versions, field by field: deletions are struck out, insertions shown below. */
export const PartChanges = ({ part, before, after }: PartChangesProps) => {
  const changes = changesOfPart(part, before, after)
  if (changes.length === 0) {
    return (
      <Said>
        <FormattedMessage id="parts.changes.none" />
      </Said>
    )
  }
  return (
    <Changes tabIndex={0}>
      {changes.map((change, at) => (
        <div key={at}>
          <dt>
            {change.within.map((title, index) => (
              <span key={index}>{title} › </span>
            ))}
            <FormattedMessage id={`parts.field.${change.name}`} />
          </dt>
          <Difference {...change} />
        </div>
      ))}
    </Changes>
  )
}

const Difference = ({ before, after, name }: PartChange) => {
  const [gone, come] = name.endsWith('content') ? differing(before, after) : [before, after]
  if (name === 'languages') {
    return (
      <dd>
        <del>
          <FormattedMessage id={languagesName(before)} />
        </del>
        <ins>
          <FormattedMessage id={languagesName(after)} />
        </ins>
      </dd>
    )
  }
  return (
    <dd>
      {gone !== '' && <del>{gone}</del>}
      {come !== '' && <ins>{come}</ins>}
      {come === '' && name !== 'entry' && <FormattedMessage id="parts.changes.empty" />}
    </dd>
  )
}

/** For long texts, the paragraphs that only one of them has. */
const differing = (before: string, after: string): [gone: string, come: string] => {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)]
  const without = (list: readonly string[], other: readonly string[]) =>
    list.filter((one) => !other.includes(one)).join('\n')
  const found = [without(old, now), without(now, old)] as [string, string]
  // Only their order differs.
  return found[0] === '' && found[1] === '' ? [old.join('\n'), now.join('\n')] : found
}

const paragraphsOf = (html: string): string[] =>
  html
    .split(/\n|(?<=<\/(?:p|h2|h3|h4|li|tr|blockquote)>)/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

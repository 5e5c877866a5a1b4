import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import type { DeskPaper } from '../../../contract/paperDesk.ts'
import { NamesForChairs } from './NamesForChairs.tsx'
import { Content } from '../../kit/Content.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { comparedParts, conflictsChanged, textOf } from './comparedParts.ts'
import { Change, Part, Plain, Text } from './PaperDesk.styles.ts'

// With the library that compares texts: only a revision needs it.
const RevisionDiff = lazy(async () => ({
  default: (await import('../Submission/RevisionDiff.tsx')).RevisionDiff,
}))

/** Submitted paper, in both languages, and its changes. */
export const PaperParts = ({ paper }: { readonly paper: DeskPaper }) => {
  const { form, before, response, files } = paper
  const conflicts = before === null ? null : conflictsChanged(before, form)
  return (
    <>
      {before !== null && (
        <Suspense fallback={null}>
          <RevisionDiff before={before} after={form} />
        </Suspense>
      )}
      {conflicts !== null && (
        <Part>
          <h2>
            <FormattedMessage id="desk.changes" />
          </h2>
          <Change data-change="conflicts">
            {conflicts.before !== '' && <del>{conflicts.before}</del>}
            {conflicts.after !== '' && <ins>{conflicts.after}</ins>}
          </Change>
        </Part>
      )}
      {response !== '' && (
        <Part>
          <h2>
            <FormattedMessage id="record.detail.paper.response" />
          </h2>
          <Text>
            <Content text={response} />
          </Text>
        </Part>
      )}
      <Part>
        <h2>
          <FormattedMessage id="record.detail.paper.files" />
        </h2>
        <Plain>
          {files.map(({ id, name, bytes, round, names, url }) => (
            <li key={id}>
              <a href={url} download>
                {name}
              </a>{' '}
              <FormattedMessage
                id="desk.file"
                values={{ round: Math.max(1, round), size: <FileSize key="size" bytes={bytes} /> }}
              />
              <NamesForChairs names={names} />
            </li>
          ))}
        </Plain>
      </Part>
      <Part>
        <h2>
          <FormattedMessage id="desk.paper" />
        </h2>
        {comparedParts.map((part) => {
          const text = textOf(form, part)
          return text === '' ? null : (
            <div key={part}>
              <h3>
                <FormattedMessage id={`record.detail.paper.${part}`} />
              </h3>
              <Text>
                <Content text={text} />
              </Text>
            </div>
          )
        })}
      </Part>
    </>
  )
}

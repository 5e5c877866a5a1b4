import { FormattedMessage } from 'react-intl'

import type { ContentTexts } from '../../../contract/conferenceContent.ts'
import { outlineOf } from '../../../contract/richText.ts'
import { Changed, Changes } from '../../kit/revisionDiff.styles.ts'
import { textDiff } from '../../kit/textDiff.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Lead } from './ConferenceContent.styles.ts'

type Texts = Partial<ContentTexts>

export interface ContentDiffProps {
  /** Text in only one of the two is compared with nothing. */
  readonly before: Texts
  readonly after: Texts
}

/** Differences between two versions of a text, by language: deletions are struck out, insertions underlined. */
const ContentDiff = ({ before, after }: ContentDiffProps) => {
  const parts = fields.flatMap((field) => {
    const [older, newer] = [wordsOf(before, field), wordsOf(after, field)]
    return older === newer ? [] : [{ field, pieces: textDiff(older, newer) }]
  })
  if (parts.length === 0) {
    return (
      <Lead data-changed={0}>
        <FormattedMessage id="content.changes.none" />
      </Lead>
    )
  }
  return (
    // Focusable, because it may be longer than its dialog.
    <Changes tabIndex={0} data-changed={parts.length}>
      {parts.map(({ field, pieces }) => (
        <div key={field}>
          <dt>
            <FormattedMessage id={`content.field.${field}`} />
          </dt>
          <dd lang={field.startsWith('eng_') ? 'en' : 'zh-CN'}>
            {pieces.map(({ kind, text }, at) =>
              kind === 'same' ? (
                text
              ) : (
                <Changed key={at} as={kind === 'added' ? 'ins' : 'del'}>
                  <VisuallyHidden>
                    <FormattedMessage id={`content.${kind}`} />
                  </VisuallyHidden>
                  {text}
                </Changed>
              ),
            )}
          </dd>
        </div>
      ))}
    </Changes>
  )
}
export default ContentDiff

const fields = ['title', 'body', 'eng_title', 'eng_body'] as const

const wordsOf = (texts: Texts, field: (typeof fields)[number]): string => {
  const value = texts[field]
  if (value === undefined) return ''
  return typeof value === 'string' ? value : outlineOf(value)
}

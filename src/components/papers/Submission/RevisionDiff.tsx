import { FormattedMessage, useIntl } from 'react-intl'

import type { PaperForm } from '../../../contract/paperForm.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Changed, Changes, Line } from '../../kit/revisionDiff.styles.ts'
import { Part } from './Submission.styles.ts'
import { listDiff, textDiff, type Piece } from '../../kit/textDiff.ts'

export interface RevisionDiffProps {
  /** Form as submitted before. */
  before: PaperForm
  after: PaperForm
}

/** Changes that a revision makes to title, abstract, keywords and authors: for its author before sending, and for the chair. */
export const RevisionDiff = ({ before, after }: RevisionDiffProps) => {
  const intl = useIntl()
  const chief = intl.formatMessage({ id: 'submission.corresponding' })
  const texts = textParts.flatMap((part) =>
    before[part] === after[part] ? [] : [{ part, pieces: textDiff(before[part], after[part]) }],
  )
  const lists = listParts.flatMap((part) => {
    const [older, newer] = [before, after].map((form) => linesOf(form, part, chief))
    const pieces = listDiff(older ?? [], newer ?? [])
    return pieces.every(({ kind }) => kind === 'same') ? [] : [{ part, pieces }]
  })
  return (
    <Part data-changed={texts.length + lists.length}>
      <h2>
        <FormattedMessage id="submission.changes" />
      </h2>
      {texts.length + lists.length === 0 ? (
        <p>
          <FormattedMessage id="submission.changes.none" />
        </p>
      ) : (
        <Changes>
          {texts.map(({ part, pieces }) => (
            <div key={part} data-part={part}>
              <dt>
                <FormattedMessage id={`submission.field.${part}`} />
              </dt>
              <dd lang={part.startsWith('eng_') ? 'en' : 'zh-CN'}>
                {pieces.map((piece, at) => (
                  <Marked key={`${at} ${piece.kind}`} piece={piece} />
                ))}
              </dd>
            </div>
          ))}
          {lists.map(({ part, pieces }) => (
            <div key={part} data-part={part}>
              <dt>
                <FormattedMessage
                  id={part === 'authors' ? 'submission.group.authors' : `submission.field.${part}`}
                />
              </dt>
              <dd>
                {pieces.map((piece, at) => (
                  <Line key={`${at} ${piece.text}`}>
                    <Marked piece={piece} />
                  </Line>
                ))}
              </dd>
            </div>
          ))}
        </Changes>
      )}
    </Part>
  )
}

/** Colour and line are not the only difference: screen readers get names. */
const Marked = ({ piece: { kind, text } }: { piece: Piece }) => {
  if (kind === 'same') return text
  return (
    <Changed as={kind === 'added' ? 'ins' : 'del'}>
      <VisuallyHidden>
        <FormattedMessage id={`submission.changes.${kind}`} />
      </VisuallyHidden>
      {text}
    </Changed>
  )
}

const textParts = ['title', 'eng_title', 'abstract', 'eng_abstract'] as const
const listParts = ['keywords', 'eng_keywords', 'authors'] as const

const linesOf = (form: PaperForm, part: (typeof listParts)[number], chief: string): readonly string[] =>
  part === 'authors'
    ? form.authors.map((author, at) =>
        [
          [author.name, author.eng_name].filter(isGiven).join(' '),
          [author.affiliation, author.eng_affiliation].filter(isGiven).join(' / '),
          author.email,
          author.orcid,
          ...(at === form.corresponding ? [chief] : []),
        ]
          .filter(isGiven)
          .join(' · '),
      )
    : form[part]

const isGiven = (text: string) => text !== ''

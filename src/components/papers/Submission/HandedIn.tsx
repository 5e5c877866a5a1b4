import { FormattedMessage, useIntl } from 'react-intl'

import { conflictsOf, type PaperForm } from '../../../contract/paperForm.ts'
import type { OwnPaper } from '../../../contract/paper.ts'
import type { PaperAuthor } from '../../../contract/paperTexts.ts'
import { Content } from '../../kit/Content.tsx'
import { listed } from '../../kit/listed.ts'
import { AuthorLines, Part, Text } from './Submission.styles.ts'

interface HandedInProps {
  readonly form: PaperForm
  /** Each author's answer on being an author; empty: not known for this form. */
  readonly answers: OwnPaper['author_answers']
}

/** Everything that the author has submitted, as the organizers have it (PAP-05). */
export const HandedIn = ({ form, answers }: HandedInProps) => {
  const intl = useIntl()
  const conflicts = conflictsOf(form)
  return (
    <Part data-handed-in>
      <h2>
        <FormattedMessage id="submission.handedIn" />
      </h2>
      {texts.map((part) => (
        <Field key={part} name={part} text={form[part]} />
      ))}
      {(['keywords', 'eng_keywords'] as const).map((part) => (
        <Field key={part} name={part} text={listed(form[part], intl.locale)} />
      ))}
      <h3>
        <FormattedMessage id="submission.group.authors" />
      </h3>
      <AuthorLines>
        {form.authors.map((author, place) => (
          <li key={`${place} ${author.email}`}>
            <Content text={lineOf(author, ['name', 'eng_name'])} />
            {place === form.corresponding && (
              <>
                {' · '}
                <FormattedMessage id="submission.corresponding" />
              </>
            )}
            {answers[place] && (
              <>
                {' · '}
                <FormattedMessage id={`submission.author.${answers[place]}`} />
              </>
            )}
            <small>
              <Content text={lineOf(author, ['affiliation', 'eng_affiliation', 'email', 'orcid'])} />
            </small>
          </li>
        ))}
      </AuthorLines>
      <h3>
        <FormattedMessage id="submission.group.conflicts" />
      </h3>
      {conflicts.length === 0 ? (
        <Text>
          <FormattedMessage id="submission.handedIn.noConflicts" />
        </Text>
      ) : (
        <AuthorLines>
          {conflicts.map(({ name, kind }) => (
            <li key={name}>
              <Content text={name} />
              {' · '}
              <FormattedMessage id={`submission.conflict.kind.${kind}`} />
            </li>
          ))}
        </AuthorLines>
      )}
    </Part>
  )
}

const Field = ({
  name,
  text,
}: {
  name: (typeof texts)[number] | 'keywords' | 'eng_keywords'
  text: string
}) =>
  text !== '' && (
    <>
      <h3>
        <FormattedMessage id={`submission.field.${name}`} />
      </h3>
      <Text lang={name.startsWith('eng_') ? 'en' : 'zh-CN'}>
        <Content text={text} />
      </Text>
    </>
  )

const texts = ['title', 'eng_title', 'abstract', 'eng_abstract'] as const

const lineOf = (author: PaperAuthor, parts: ReadonlyArray<keyof PaperAuthor>): string =>
  parts
    .map((part) => author[part])
    .filter((text) => text !== '')
    .join(' · ')

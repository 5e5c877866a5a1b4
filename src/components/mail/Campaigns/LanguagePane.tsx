import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { placeholders, written } from '../../../contract/campaignText.ts'
import type { RichDocument } from '../../../contract/richText.ts'
import type { Typed } from '../../../contract/typedCampaign.ts'
import { Pane, Quiet } from '../../kit/panes.styles.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { SubjectField } from './SubjectField.tsx'

const RichEditor = lazy(() => import('../../kit/RichEditor/RichEditor.tsx'))

interface Props {
  readonly language: 'zh' | 'en'
  readonly typed: Typed
  readonly disabled: boolean
  readonly faults: { readonly title: ReactNode; readonly body: ReactNode }
  /** The text has changed; as JSON. */
  readonly onBody: (text: string) => void
}

/** Subject and text of a mail in one language. The text is in a hidden field of the form, as JSON. */
export const LanguagePane = ({ language, typed, disabled, faults, onBody }: Props) => {
  const intl = useIntl()
  const hint = useId()
  const [title, body] =
    language === 'zh' ? (['title', 'body'] as const) : (['eng_title', 'eng_body'] as const)
  const lang = language === 'zh' ? 'zh-CN' : 'en'
  const [initial] = useState(() => JSON.parse(typed[body] ?? '') as RichDocument)
  const [text, setText] = useState(typed[body] ?? '')
  return (
    <Pane aria-labelledby={`${hint}h`} data-language={language}>
      <h3 id={`${hint}h`}>
        <FormattedMessage id={`campaign.language.${language}`} />
      </h3>
      <SubjectField name={title} lang={lang} initial={typed[title] ?? ''} error={faults.title} />
      <input type="hidden" name={body} value={text} />
      <Suspense fallback={<Skeleton $height="16rem" />}>
        <RichEditor
          label={intl.formatMessage({ id: `campaign.field.${body}` })}
          lang={lang}
          initial={initial}
          disabled={disabled}
          describedBy={hint}
          insertions={placeholders.map((each) => ({
            name: intl.formatMessage({ id: `campaign.placeholder.${each}` }),
            text: written(each),
          }))}
          onChange={(doc) => {
            const json = JSON.stringify(doc)
            setText(json)
            onBody(json)
          }}
        />
      </Suspense>
      <Quiet id={hint}>
        {faults.body === undefined ? (
          <FormattedMessage id="campaign.body.hint" />
        ) : (
          <span role="alert">{faults.body}</span>
        )}
      </Quiet>
    </Pane>
  )
}

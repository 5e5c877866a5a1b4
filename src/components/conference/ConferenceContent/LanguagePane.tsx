import { lazy, Suspense, useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { longestTitle } from '../../../contract/conferenceContent.ts'
import type { RichDocument } from '../../../contract/richText.ts'
import type { PictureSlot } from '../../kit/RichEditor/pictureSlot.types.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { TextField } from '../../kit/TextField.tsx'
import { Pane, Quiet } from '../../kit/panes.styles.ts'
import { Mark, PaneHead } from './ConferenceContent.styles.ts'

const RichEditor = lazy(() => import('../../kit/RichEditor/RichEditor.tsx'))

export interface LanguagePaneProps {
  readonly language: 'zh' | 'en'
  readonly state: 'none' | 'missing' | 'stale' | 'current'
  readonly title: string
  readonly body: RichDocument
  readonly disabled: boolean
  /** Errors of title and text; null: none known. */
  readonly faults: { readonly title: ReactNode; readonly body: ReactNode }
  readonly picture: (slot: PictureSlot) => ReactNode
  readonly onTitle: (title: string) => void
  readonly onBody: (body: RichDocument) => void
  /** Remarks on the translation. */
  readonly children?: ReactNode
}

/** Title and text in one language. */
export const LanguagePane = (props: LanguagePaneProps) => {
  const { language, state, title, body, disabled, faults, picture, onTitle, onBody, children } = props
  const intl = useIntl()
  const hint = useId()
  const lang = language === 'zh' ? 'zh-CN' : 'en'
  const field = language === 'zh' ? 'title' : 'eng_title'
  return (
    <Pane aria-labelledby={`${hint}h`} data-language={language}>
      <PaneHead>
        <h2 id={`${hint}h`}>
          <FormattedMessage id={`content.language.${language}`} />
        </h2>
        <Mark $state={state} role="status">
          <FormattedMessage
            id={
              language === 'en'
                ? `content.translation.${state}`
                : state === 'current'
                  ? 'content.source.there'
                  : 'content.source.missing'
            }
          />
        </Mark>
      </PaneHead>
      {children}
      <TextField
        label={<FormattedMessage id={`content.field.${field}`} />}
        name={field}
        lang={lang}
        value={title}
        maxLength={longestTitle}
        autoComplete="off"
        readOnly={disabled}
        error={faults.title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <Suspense fallback={<Skeleton $height="20rem" />}>
        <RichEditor
          label={intl.formatMessage({ id: `content.field.${language === 'zh' ? 'body' : 'eng_body'}` })}
          lang={lang}
          initial={body}
          disabled={disabled}
          describedBy={hint}
          picture={picture}
          onChange={onBody}
        />
      </Suspense>
      <Quiet id={hint}>
        {faults.body === null ? (
          <VisuallyHidden>
            <FormattedMessage id="content.keys" />
          </VisuallyHidden>
        ) : (
          <span role="alert">{faults.body}</span>
        )}
      </Quiet>
    </Pane>
  )
}

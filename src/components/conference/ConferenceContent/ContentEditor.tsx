import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceContent, ContentTexts } from '../../../contract/conferenceContent.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { PictureSlot } from '../../kit/RichEditor/pictureSlot.types.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Panes } from '../../kit/panes.styles.ts'
import { Actions, Bar, Lead, Page } from './ConferenceContent.styles.ts'
import { LanguagePane } from './LanguagePane.tsx'
import { NoticePdfs } from './NoticePdfs.tsx'
import { ReleaseLine } from './ReleaseLine.tsx'
import { ReleaseList } from './ReleaseList.tsx'
import { StaleNote } from './StaleNote.tsx'

export interface ContentEditorProps {
  readonly kept: ConferenceContent
  readonly draft: ContentTexts
  /** Changes when the texts were replaced; the editors then start over. */
  readonly edition: number
  readonly saving: 'saved' | 'saving' | 'unsaved'
  readonly busy: boolean
  /** Nothing can be typed now. */
  readonly disabled: boolean
  /** Actions allowed now: none while there are unsaved changes. */
  readonly can: Readonly<Record<'open' | 'release' | 'retire' | 'confirm', boolean>>
  readonly failure: Failure | null
  /** Renders the picture chooser of a text. */
  readonly picture: (slot: PictureSlot) => ReactNode
  readonly onEdit: (change: Partial<ContentTexts>) => void
  readonly onSave: () => void
  readonly onRelease: () => void
  readonly onOpen: (no: number) => void
  readonly onConfirm: () => void
  readonly onRetire: () => void
  readonly onRevive: () => void
}

/** A text of a conference in both languages, its published version, and the actions possible now. */
export const ContentEditor = (props: ContentEditorProps) => {
  const { kept, draft, edition, saving, busy, disabled, can, failure, picture, onEdit } = props
  const { conference_id: id, kind, state, released, releases } = kept
  const isRetired = state === 'retired'
  return (
    <Page data-saving={saving}>
      <p>
        <a href={`/organizer/${id}/content`}>
          ← <FormattedMessage id="content.title" />
        </a>
      </p>
      <div>
        <h1 tabIndex={-1}>
          <FormattedMessage id={`content.kind.${kind}`} />
        </h1>
        <Lead>{kept.conference}</Lead>
      </div>
      {isRetired && (
        <Lead role="status">
          <FormattedMessage id="content.retired.why" values={{ reason: kept.reason }} />
        </Lead>
      )}
      <Panes key={edition}>
        <LanguagePane
          language="zh"
          state={kept.has_source ? 'current' : 'missing'}
          title={draft.title}
          body={draft.body}
          disabled={disabled}
          picture={picture}
          faults={{ title: fault(failure, 'title'), body: fault(failure, 'body') }}
          onTitle={(title) => onEdit({ title })}
          onBody={(body) => onEdit({ body })}
        />
        <LanguagePane
          language="en"
          state={kept.translation}
          title={draft.eng_title}
          body={draft.eng_body}
          disabled={disabled}
          picture={picture}
          faults={{ title: fault(failure, 'eng_title'), body: fault(failure, 'eng_body') }}
          onTitle={(eng_title) => onEdit({ eng_title })}
          onBody={(eng_body) => onEdit({ eng_body })}
        >
          {kept.translation === 'stale' && (
            <StaleNote content={kept} onConfirm={can.confirm ? props.onConfirm : null} />
          )}
        </LanguagePane>
      </Panes>
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      <Bar>
        <span>
          <span role="status" data-saving={saving}>
            <FormattedMessage id={`content.saving.${saving}`} />
          </span>
          {' · '}
          <ReleaseLine card={kept} />
        </span>
        <Actions>
          {saving === 'unsaved' && (
            <Button small onClick={props.onSave}>
              <FormattedMessage id="content.save" />
            </Button>
          )}
          {isRetired ? (
            <Button small busy={busy} onClick={props.onRevive}>
              <FormattedMessage id="record.do.content.revive" />
            </Button>
          ) : (
            <>
              <Whenever can={can.retire} quiet onPress={props.onRetire}>
                <FormattedMessage id="record.do.content.retire" />
              </Whenever>
              <Whenever can={can.release} onPress={props.onRelease}>
                <FormattedMessage id="content.do.release" />
              </Whenever>
            </>
          )}
        </Actions>
      </Bar>
      <NoticePdfs kept={kept} />
      <ReleaseList
        releases={releases}
        current={released?.no ?? null}
        onOpen={can.open ? props.onOpen : null}
      />
    </Page>
  )
}

interface WheneverProps {
  readonly can: boolean
  readonly quiet?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}
/** Keeps its place and the focus while it cannot be pressed. */
const Whenever = ({ can, quiet = false, onPress, children }: WheneverProps) => (
  <Button
    small
    variant={quiet ? 'quiet' : 'primary'}
    aria-disabled={!can || undefined}
    onClick={can ? onPress : undefined}
  >
    {children}
  </Button>
)

/** `body.content.3` is about `body`. */
const fault = (failure: Failure | null, field: string): ReactNode =>
  failure?.field?.split('.')[0] === field ? <FailureText failure={failure} /> : null

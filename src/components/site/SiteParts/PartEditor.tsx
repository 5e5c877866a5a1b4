import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { SitePartState } from '../../../contract/siteAdmin.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Published } from './Published.tsx'
import { Bar, BarActions, Editor, Head, Panel, Said } from './SiteParts.styles.ts'

export interface PartEditorProps {
  readonly kept: SitePartState
  readonly form: ReactNode
  readonly preview: ReactNode
  readonly history: ReactNode
  readonly isChanged: boolean
  /** It was typed on an earlier visit. */
  readonly isRestored: boolean
  /** Something is named as wrong in the form. */
  readonly isFaulty: boolean
  readonly isRestoring: boolean
  readonly failure: Failure | null
  readonly canTakeBack: boolean
  readonly canUndo: boolean
  readonly onTakeBack: () => void
  readonly onDiscard: () => void
  readonly onReview: () => void
  readonly onUndo: () => void
}

/** One part of the site: its form, the visitors' view, its history, and the actions possible now. */
export const PartEditor = (props: PartEditorProps) => {
  const { kept, form, preview, history, isChanged, isRestored, isFaulty, isRestoring, failure } = props
  return (
    <Editor>
      <Head>
        <a href="/console/site">
          ← <FormattedMessage id="parts.all" />
        </a>
        <h2>
          <FormattedMessage id={`parts.title.${kept.part}`} />
        </h2>
        <p>
          <FormattedMessage id={`parts.lead.${kept.part}`} />
        </p>
      </Head>
      {isRestored && (
        <Said role="status">
          <FormattedMessage id="parts.draft.restored" />
        </Said>
      )}
      <Panel>{form}</Panel>
      <Panel>
        <h2>
          <FormattedMessage id="parts.preview" />
        </h2>
        <div>{preview}</div>
      </Panel>
      <Panel>
        <h2>
          <FormattedMessage id="parts.history" />
        </h2>
        {history}
      </Panel>
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      {isFaulty && (
        <Refusal role="alert">
          <FormattedMessage id="parts.faulty" />
        </Refusal>
      )}
      <Bar>
        <span role="status">
          {isChanged ? <FormattedMessage id="parts.changed" /> : <Published card={kept} />}
        </span>
        <BarActions>
          {props.canUndo && (
            <Button variant="quiet" small onClick={props.onUndo}>
              <FormattedMessage id="parts.undo" />
            </Button>
          )}
          {props.canTakeBack && (
            <Button variant="quiet" small onClick={props.onTakeBack}>
              <FormattedMessage id="parts.takeBack" />
            </Button>
          )}
          {isChanged && (
            <Button variant="quiet" small onClick={props.onDiscard}>
              <FormattedMessage id="parts.discard" />
            </Button>
          )}
          <Button
            small
            busy={isRestoring}
            aria-disabled={!isChanged || undefined}
            onClick={isChanged ? props.onReview : undefined}
          >
            <FormattedMessage id="parts.review" />
          </Button>
        </BarActions>
      </Bar>
    </Editor>
  )
}

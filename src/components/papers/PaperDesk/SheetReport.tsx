import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import {
  sheetParts,
  type SheetPart,
  type SheetPreview,
  type SheetProgress,
} from '../../../contract/paperSheet.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Progress } from '../../kit/Progress.ts'
import { Bar, Actions } from './PaperDesk.styles.ts'
import type { SheetChooserProps } from './SheetChooser.tsx'
import { Panel, Parts } from './Sheets.styles.ts'
import { useHeadingOf } from './useHeadingOf.ts'

export interface SheetReportProps {
  readonly view: SheetChooserProps['view']
  readonly preview: SheetPreview
  readonly progress: SheetProgress | null
  readonly failure: Failure | null
  readonly part: SheetPart
  readonly onPart: (part: SheetPart) => void
  readonly onApply: () => void
  readonly onRetry: () => void
  readonly onCancel: () => void
  /** Its rows. */
  readonly children: ReactNode
}

/** Changes that a spreadsheet would make, and the result. */
export const SheetReport = (props: SheetReportProps) => {
  const { view, preview, progress, failure, part, onPart, onApply, onRetry, onCancel, children } = props
  const intl = useIntl()
  const heading = useHeadingOf(view, null)
  const { rows, same, changes, faults } = preview
  const { done, refused, left } = progress ?? { done: 0, refused: 0, left: changes }
  const counts = { all: rows, changes, faults }
  return (
    <Panel>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id={view === 'preview' ? 'sheets.preview' : 'sheets.result'} />
      </h3>
      <Note
        $tone={view === 'preview' && faults === 0 ? 'good' : refused + faults > 0 ? 'waiting' : 'good'}
        role="status"
      >
        {view === 'preview' ? (
          <FormattedMessage id="sheets.sum" values={{ rows, same, changes, faults }} />
        ) : (
          <FormattedMessage
            id={`sheets.${view === 'done' ? 'done' : 'going'}`}
            values={{ done, refused, left }}
          />
        )}
      </Note>
      {view === 'applying' && (
        <Progress
          max={changes}
          value={done + refused}
          aria-label={intl.formatMessage({ id: 'sheets.applying' })}
        />
      )}
      {view === 'halted' && (
        <Note $tone="seal" role="alert">
          {failure === null ? <FormattedMessage id="sheets.halted" /> : <FailureText failure={failure} />}
        </Note>
      )}
      <Parts role="group" aria-label={intl.formatMessage({ id: 'sheets.parts' })}>
        {sheetParts.map((each) => (
          <Button
            key={each}
            variant={each === part ? 'quiet' : 'plain'}
            small
            aria-pressed={each === part}
            onClick={() => onPart(each)}
          >
            <FormattedMessage id={`sheets.part.${each}`} values={{ count: counts[each] }} />
          </Button>
        ))}
      </Parts>
      {children}
      <Bar>
        <span>{view === 'preview' && <FormattedMessage id={`sheets.note.${preview.kind}`} />}</span>
        <Actions>
          {view === 'preview' && changes > 0 && (
            <Button small onClick={onApply}>
              <FormattedMessage id="sheets.apply" values={{ changes }} />
            </Button>
          )}
          {view === 'halted' && (
            <Button small onClick={onRetry}>
              <FormattedMessage id="sheets.continue" values={{ left }} />
            </Button>
          )}
          <Button variant="plain" small onClick={onCancel}>
            <FormattedMessage id={cancelling[view] ?? 'sheets.close'} />
          </Button>
        </Actions>
      </Bar>
    </Panel>
  )
}

const cancelling: Partial<Record<SheetReportProps['view'], string>> = {
  preview: 'shell.cancel',
  applying: 'sheets.stop',
}

import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { sheetFormats, sheetKinds, type SheetKind } from '../../../contract/paperSheetWords.ts'
import { EncodingChoice, type EncodingChoiceProps } from '../../kit/SheetEncoding/EncodingChoice.tsx'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FileZone } from '../../kit/FileZone.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Actions } from './PaperDesk.styles.ts'
import { Panel } from './Sheets.styles.ts'
import { useHeadingOf } from './useHeadingOf.ts'

/** `samples`: lines of a file of uncertain encoding. */
export interface SheetChooserProps extends EncodingChoiceProps {
  readonly view: 'choosing' | 'checking' | 'refused' | 'failed' | 'preview' | 'applying' | 'halted' | 'done'
  readonly failure: Failure | null
  readonly fileName: string | null
  readonly onChoose: (kind: SheetKind, file: File) => void
  readonly onRetry: () => void
  readonly onCancel: () => void
}

/** Chooses the spreadsheet to import, until it is read. */
export const SheetChooser = ({
  view,
  failure,
  fileName,
  samples,
  onEncoding,
  onChoose,
  onRetry,
  onCancel,
}: SheetChooserProps) => {
  const id = useId()
  const intl = useIntl()
  const [kind, setKind] = useState<SheetKind>('assignments')
  const isRead = view !== 'choosing' && view !== 'checking' && view !== 'refused' && view !== 'failed'
  const heading = useHeadingOf(isRead ? null : view, 'choosing')
  const isOpen = view === 'choosing' || view === 'refused'
  return (
    <Panel data-sheet={view} aria-busy={view === 'checking' || undefined}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id="sheets.in" />
      </h3>
      <div role="status">
        {fileName !== null && (
          <p>
            <FormattedMessage
              id={view === 'checking' ? 'sheets.checking' : 'sheets.file'}
              values={{ name: fileName }}
            />
          </p>
        )}
      </div>
      {isOpen && (
        <>
          <SelectField
            name="kind"
            label={<FormattedMessage id="sheets.kind" />}
            value={kind}
            onChange={({ currentTarget }) =>
              setKind(sheetKinds.find((each) => each === currentTarget.value) ?? kind)
            }
          >
            {sheetKinds.map((each) => (
              <option key={each} value={each}>
                {intl.formatMessage({ id: `sheets.kind.${each}` })}
              </option>
            ))}
          </SelectField>
          <FileZone
            id={id}
            label={<FormattedMessage id="sheets.choose" />}
            hint={<FormattedMessage id={`sheets.hint.${kind}`} />}
            endings={sheetFormats}
            isFaulty={view === 'refused'}
            isRefused={view === 'refused'}
            onChoose={(file) => onChoose(kind, file)}
          />
          <div id={`${id}f`}>
            {view === 'refused' && failure !== null && (
              <Note $tone="seal" role="alert">
                <FailureText failure={failure} />
              </Note>
            )}
          </div>
          {failure?.reason === 'sheetEncodingUnclear' && (
            <EncodingChoice samples={samples} onEncoding={onEncoding} />
          )}
        </>
      )}
      {view === 'checking' && <Skeleton $height="6rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {(view === 'checking' || view === 'failed') && (
        <Actions>
          <Button variant="plain" small onClick={onCancel}>
            <FormattedMessage id="shell.cancel" />
          </Button>
        </Actions>
      )}
    </Panel>
  )
}

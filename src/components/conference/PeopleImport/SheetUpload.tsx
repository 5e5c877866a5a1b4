import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { sheetFormats } from '../../../contract/paperSheetWords.ts'
import { EncodingChoice, type EncodingChoiceProps } from '../../kit/SheetEncoding/EncodingChoice.tsx'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FileZone } from '../../kit/FileZone.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Acts, Panel } from './PeopleImport.styles.ts'

/** `samples`: lines of a file of uncertain encoding. */
export interface SheetUploadProps extends EncodingChoiceProps {
  /** Name of the file that was chosen last; empty: none. */
  readonly name: string
  readonly busy: boolean
  readonly failure: Failure | null
  /** Address of a sheet to be filled in. */
  readonly template: string
  readonly onChoose: (file: File) => void
  /** Sends the same file again; null: it would not help. */
  readonly onRetry: (() => void) | null
}

/** A sheet of people is chosen here, and read as soon as it is. */
export const SheetUpload = ({
  name,
  busy,
  failure,
  template,
  samples,
  onEncoding,
  onChoose,
  onRetry,
}: SheetUploadProps) => {
  const id = useId()
  return (
    <Panel aria-labelledby={`${id}t`} aria-busy={busy || undefined}>
      <h2 id={`${id}t`}>
        <FormattedMessage id="people.import.new" />
      </h2>
      <p>
        <FormattedMessage id="people.import.about" />
      </p>
      <div role="status">
        {name !== '' && (
          <p>
            <FormattedMessage
              id={busy ? 'people.import.reading' : 'people.import.chosen'}
              values={{ name: <bdi>{name}</bdi> }}
            />
          </p>
        )}
      </div>
      {busy ? (
        <Skeleton $height="6rem" />
      ) : (
        <FileZone
          id={id}
          label={<FormattedMessage id="people.import.choose" />}
          hint={<FormattedMessage id="people.import.hint" />}
          endings={sheetFormats}
          isFaulty={failure !== null}
          isRefused={failure?.kind === 'refused'}
          onChoose={onChoose}
        />
      )}
      <div id={`${id}f`}>
        {failure !== null && (
          <Refusal role="alert">
            <FailureText failure={failure} />
          </Refusal>
        )}
      </div>
      {failure?.reason === 'sheetEncodingUnclear' && (
        <EncodingChoice samples={samples} onEncoding={onEncoding} />
      )}
      <Acts>
        {failure !== null && onRetry !== null && (
          <Button small onClick={onRetry}>
            <FormattedMessage id="state.retry" />
          </Button>
        )}
        <ButtonLink small variant="quiet" href={template} download>
          <FormattedMessage id="people.import.template" />
        </ButtonLink>
      </Acts>
    </Panel>
  )
}

import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceFile } from '../../../contract/conferenceFile.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Actions } from '../../kit/workbench.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FileZone } from '../../kit/FileZone.tsx'
import { Panel } from './ConferenceCopy.styles.ts'
import { CopyPreview } from './CopyPreview.tsx'

export interface FileFormProps {
  /** Null until a good file was read. */
  readonly source: ConferenceFile | null
  readonly busy: boolean
  readonly failure: Failure | null
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onChoose: (file: File) => void
  readonly onMake: () => void
}

/** A file is chosen and shown as the conference that it would become. */
export const FileForm = ({ source, busy, failure, now, onChoose, onMake }: FileFormProps) => {
  const id = useId()
  const isRefused = source === null && failure !== null
  return (
    <>
      <FileZone
        id={id}
        label={<FormattedMessage id="copy.file.choose" />}
        hint={<FormattedMessage id="copy.file.hint" />}
        endings={['json']}
        isFaulty={isRefused}
        isRefused={isRefused}
        onChoose={onChoose}
      />
      <div id={`${id}f`}>
        {failure !== null && (
          <Note $tone="seal" role="alert">
            <FailureText failure={failure} />
            {failure.field !== null && (
              <p>
                <FormattedMessage id="copy.file.at" values={{ place: <code>{failure.field}</code> }} />
              </p>
            )}
          </Note>
        )}
      </div>
      {source !== null && (
        <>
          <Panel aria-labelledby="copy-file">
            <h2 id="copy-file" lang="zh-CN">
              {source.basics.title}
            </h2>
            {source.basics.eng_title !== '' && <p lang="en">{source.basics.eng_title}</p>}
            <p>
              <FormattedMessage
                id="copy.file.holds"
                values={{
                  tickets: source.tickets.length,
                  meals: source.meals.length,
                  hotels: source.hotels.length,
                  texts: source.texts.length,
                }}
              />
            </p>
            <Actions>
              <Button busy={busy} onClick={onMake}>
                <FormattedMessage id="copy.file.make" />
              </Button>
            </Actions>
          </Panel>
          <CopyPreview before={null} after={source} now={now} />
        </>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ImportSheet } from '../../../contract/peopleImport.ts'
import { importParts, type ImportPart } from '../../../contract/peopleImportWords.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Progress } from '../../kit/Progress.ts'
import { Acts, Panel } from './PeopleImport.styles.ts'

export interface ImportReportProps {
  readonly counts: ImportSheet['counts']
  /** Progress of the server; null: idle. */
  readonly going: {
    readonly what: 'mapped' | 'applying' | 'undoing'
    readonly done: number
    readonly all: number
  } | null
  readonly part: ImportPart
  /** Address of a sheet with the failed rows. */
  readonly errors: string
  readonly back: string
  readonly onPart: (part: ImportPart) => void
  readonly onRefresh: () => void
  /** Its rows. */
  readonly children: ReactNode
}

/** Counts of a sheet's rows by change, its progress, and the rows. */
export const ImportReport = (props: ImportReportProps) => {
  const { counts, going, part, errors, back, onPart, onRefresh, children } = props
  const intl = useIntl()
  return (
    <Panel aria-labelledby="import-rows" aria-busy={going !== null || undefined}>
      <h2 id="import-rows">
        <FormattedMessage id="people.import.rows" />
      </h2>
      {going !== null && (
        <>
          <p role="status">
            <FormattedMessage id={`people.import.going.${going.what}`} values={{ ...going }} />
          </p>
          {going.what !== 'mapped' && (
            <Progress
              max={Math.max(1, going.all)}
              value={going.done}
              aria-label={intl.formatMessage({ id: `people.import.going.${going.what}` }, { ...going })}
            />
          )}
          <Acts>
            <Button small variant="quiet" onClick={onRefresh}>
              <FormattedMessage id="people.import.refresh" />
            </Button>
          </Acts>
        </>
      )}
      {going?.what !== 'mapped' && (
        <Acts role="group" aria-label={intl.formatMessage({ id: 'people.import.parts' })}>
          {importParts.map(
            (each) =>
              (each === 'all' || counts[each] > 0) && (
                <Button
                  key={each}
                  variant={each === part ? 'quiet' : 'plain'}
                  small
                  aria-pressed={each === part}
                  onClick={() => onPart(each)}
                >
                  <FormattedMessage id={`people.import.part.${each}`} values={{ count: counts[each] }} />
                </Button>
              ),
          )}
        </Acts>
      )}
      <Acts>
        {counts.exceptions > 0 && (
          <ButtonLink small variant="quiet" href={errors} download>
            <FormattedMessage id="people.import.errors" values={{ count: counts.exceptions }} />
          </ButtonLink>
        )}
        <ButtonLink small variant="plain" href={back}>
          <FormattedMessage id="people.import.back" />
        </ButtonLink>
      </Acts>
      {children}
    </Panel>
  )
}

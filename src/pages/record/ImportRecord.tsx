import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ImportReport } from '../../components/conference/PeopleImport/ImportReport.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { getPeopleImport } from '../../contract/peopleImport.ts'
import { errorsHref, type ImportPart } from '../../contract/peopleImportWords.ts'
import type { Offer } from '../../components/kit/Record/Record.types.ts'
import { useCall } from '../shared/useCall.ts'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportRows } from './ImportRows.tsx'
import { goingOf } from './goingOf.ts'
import { mayNameColumns } from './mayNameColumns.ts'

interface Props {
  readonly record: Extract<LifecycleRecord, { entity: 'peopleImport' }>
  readonly offers: readonly Offer[]
  readonly onMoved: () => void
}

/** A sheet of people beside its record (CONF-03): the meaning of its columns, and each of its rows. */
export const ImportRecord = ({ record, offers, onMoved }: Props) => {
  const { locale } = useIntl()
  const [part, setPart] = useState<ImportPart>('all')
  const { id, state, version, facts } = record
  const { one, failure, onRetry } = useCall(getPeopleImport, { id })
  if (one === null)
    return failure === null ? (
      <Skeleton $height="12rem" />
    ) : (
      <FailureState failure={failure} onRetry={onRetry} />
    )
  const { conferenceId } = facts
  return (
    <>
      {mayNameColumns(offers) && <ImportMapping sheet={one} version={version} onMoved={onMoved} />}
      {state !== 'uploaded' && (
        <ImportReport
          counts={one.counts}
          going={goingOf(record)}
          part={part}
          errors={errorsHref(conferenceId, id, locale)}
          back={`/organizer/${conferenceId}/people/import`}
          onPart={setPart}
          onRefresh={onMoved}
        >
          <ImportRows key={`${part} ${facts.waiting} ${facts.done}`} {...{ id, conferenceId, part }} />
        </ImportReport>
      )}
    </>
  )
}

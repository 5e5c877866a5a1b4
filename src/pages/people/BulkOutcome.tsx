import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { BulkActionView } from '../../components/conference/People/BulkActionView.tsx'
import { BulkActs } from '../../components/conference/People/BulkActs.tsx'
import { getBulkAction } from '../../contract/peopleBulk.ts'
import { workOf } from '../../contract/teamParts.ts'
import { useCall } from '../shared/useCall.ts'
import { BulkRows } from './BulkRows.tsx'
import { BulkUndo } from './BulkUndo.tsx'
import { actionsHref } from './peopleHref.ts'

interface Props {
  readonly conferenceId: number
  readonly id: number
}

/** One bulk action on registrations: its progress, the result of each, and the undo. */
export const BulkOutcome = ({ conferenceId: conference_id, id }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const { one, failure, onRetry, onRefresh } = useCall(getBulkAction, { conference_id, id })
  const end = (isChanged: boolean) => {
    setAsking(false)
    if (isChanged) onRefresh()
  }
  return (
    <WorkbenchLayout
      id={conference_id}
      section="people"
      back={{ href: actionsHref(conference_id), name: 'people.actions.back' }}
      heading={
        one === null ? undefined : (
          <FormattedMessage id={`people.action.${one.kind}`} values={{ tag: one.tag }} />
        )
      }
      view={one !== null ? 'action' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={workOf.people}
      onRetry={onRetry}
    >
      {one !== null && (
        <>
          <BulkActionView action={one} />
          <BulkActs action={one} onUndo={() => setAsking(true)} onRefresh={onRefresh} />
          <BulkRows key={`${one.left} ${one.undone_at}`} conferenceId={conference_id} action={one} />
          {isAsking && <BulkUndo conferenceId={conference_id} action={one} onEnd={end} />}
        </>
      )}
    </WorkbenchLayout>
  )
}

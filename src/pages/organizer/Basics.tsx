import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import { BasicsConflict } from '../../components/conference/OwnConferences/BasicsConflict.tsx'
import { BasicsForm } from '../../components/conference/OwnConferences/BasicsForm.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import * as select from '../../machines/conferenceBasics/conferenceBasics.selectors.ts'
import { useSubjects } from '../conferences/useSubjects.ts'
import { Cover } from './Cover.tsx'
import { useConferenceBasics } from './useConferenceBasics.ts'

/** Name, place and days of a conference, for as long as its address is shown. */
export const Basics = ({ conferenceId }: { conferenceId: number }) => {
  const flow = useConferenceBasics(conferenceId)
  const subjects = useSubjects()
  const wanted = new URLSearchParams(useSearch()).get('field')
  const view = useSelector(flow, select.selectView)
  const basics = useSelector(flow, select.selectBasics)
  const values = useSelector(flow, select.selectValues)
  const theirs = useSelector(flow, select.selectTheirs)
  const failure = useSelector(flow, select.selectFailure)
  const busy = useSelector(flow, select.selectIsBusy)
  return (
    <WorkbenchLayout
      id={conferenceId}
      section="basics"
      view={view}
      failure={failure}
      onRetry={() => flow.send({ type: 'basics.retry' })}
    >
      {view === 'form' && basics !== null && (
        <>
          {theirs !== null && values !== null && (
            <BasicsConflict
              mine={values}
              theirs={theirs}
              onMine={() => flow.send({ type: 'basics.keepMine' })}
              onTheirs={() => flow.send({ type: 'basics.takeTheirs' })}
            />
          )}
          <BasicsForm
            key={basics.version}
            basics={basics}
            subjects={subjects}
            wanted={wanted}
            busy={busy}
            isHeld={theirs !== null}
            failure={failure}
            cover={(slot) => <Cover {...slot} />}
            onSend={(sent) => flow.send({ type: 'basics.send', values: sent })}
          />
        </>
      )}
    </WorkbenchLayout>
  )
}

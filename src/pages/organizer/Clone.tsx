import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Barred } from '../../components/conference/ConferenceCopy/Barred.tsx'
import { CloneForm } from '../../components/conference/ConferenceCopy/CloneForm.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { useConferenceCopy } from './useConferenceCopy.ts'

/** A conference as next year's, and as a file, for as long as its address is shown. */
export const Clone = ({ conferenceId }: { conferenceId: number }) => {
  const { newKey, now } = useServices()
  const { flow, view, busy, source, failure } = useConferenceCopy(conferenceId)
  return (
    <WorkbenchLayout
      id={conferenceId}
      section="copy"
      view={view}
      failure={failure}
      onRetry={() => flow.send({ type: 'copy.retry' })}
    >
      {view === 'barred' && <Barred failure={failure} />}
      {view === 'preview' && source !== null && (
        <>
          <p>
            <a href={`/files/conferences/${conferenceId}/conference.json`} download>
              <FormattedMessage id="copy.export" />
            </a>
          </p>
          <CloneForm
            source={source}
            busy={busy}
            failure={failure}
            now={now()}
            onMake={(wish) => flow.send({ type: 'copy.make', wish, key: newKey() })}
          />
        </>
      )}
    </WorkbenchLayout>
  )
}

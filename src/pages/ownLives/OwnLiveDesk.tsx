import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { StaffPart } from '../../components/live/OwnLives/StaffPart.tsx'
import { staffKey } from '../../components/live/OwnLives/typedLive.ts'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { listOwnLives } from '../../contract/ownLive.ts'
import { useCall } from '../shared/useCall.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { Asking } from './Asking.tsx'
import { Editing } from './Editing.tsx'
import { Planning } from './Planning.tsx'
import { RecordingEditing } from './RecordingEditing.tsx'

/** One live: its state, its plan before it begins, its recording once it is over. `id` 0: a new one. */
export const OwnLiveDesk = ({ conferenceId: conference_id, id }: { conferenceId: number; id: number }) => {
  const { go } = useServices()
  const { one, failure, onRetry, onRefresh } = useCall(listOwnLives, { conference_id })
  const live = one?.list.find((each) => each.id === id) ?? null
  useSubjectTitle(live?.title)
  if (one !== null && id !== 0 && live === null) return <StatusPage name="404" />
  const home = `/organizer/${conference_id}/lives`
  const isOpen = live === null || (live.status === 'not_started' && live.publication !== 'cancelled')
  const onSaved = (saved: number) => (id === 0 ? go.to(`${home}/${saved}`) : onRefresh())
  return (
    <WorkbenchLayout
      id={conference_id}
      section="lives"
      view={one !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      {...{ failure, onRetry }}
      parts={one?.parts}
      back={{ href: home, name: 'ownLive.back' }}
      heading={live?.title ?? <FormattedMessage id={id === 0 ? 'ownLive.new' : 'organizer.section.lives'} />}
    >
      {live !== null && <Planning conferenceId={conference_id} live={live} onEnd={onRefresh} />}
      {one !== null && live !== null && (
        <StaffPart
          live={live}
          asking={(part) => <Asking key={staffKey(live)} {...{ desk: one, live, part }} onEnd={onRefresh} />}
        />
      )}
      {one !== null && isOpen && (
        <Editing key={live?.version ?? 0} desk={one} live={live} onSaved={onSaved} onLeft={onRefresh} />
      )}
      {live !== null && live.recording !== null && (
        <RecordingEditing key={live.version} conferenceId={conference_id} live={live} onEnd={onRefresh} />
      )}
    </WorkbenchLayout>
  )
}

import { FormattedMessage } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { Removed } from '../../../components/conference/ConferenceHosts/ConferenceHosts.styles.ts'
import { Button } from '../../../components/kit/Button.tsx'
import { FailureText } from '../../../components/kit/FailureText.tsx'
import { removeHostEntry } from '../../../contract/conferenceHosts.ts'
import { useDialogAct } from '../../shared/useDialogAct.ts'
import { useToasts } from '../../shared/useToasts.ts'
import type { RemovedEntry } from './HostAct.types.ts'

interface Props {
  readonly conferenceId: number
  readonly removed: RemovedEntry
  readonly onEnd: (isChanged: boolean) => void
}

/** Names the removed entry, and restores it. */
export const Restoring = ({ conferenceId, removed: { id, version, name }, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: (_, signal) =>
      api.call(removeHostEntry, { conference_id: conferenceId, id, version, removed: 0 }, { signal }),
    onDone: () => {
      say('success', 'hosts.undone')
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Removed role="status">
      <FormattedMessage id="hosts.removed" values={{ name }} />
      {act.failure !== null && (
        <span role="alert">
          <FailureText failure={act.failure} />
        </span>
      )}
      {act.isRefused ? (
        <Button variant="quiet" small onClick={act.onClose}>
          <FormattedMessage id="shell.understood" />
        </Button>
      ) : (
        <Button autoFocus variant="quiet" small busy={act.busy} onClick={() => act.onSubmit({})}>
          <FormattedMessage id="hosts.undo" />
        </Button>
      )}
    </Removed>
  )
}

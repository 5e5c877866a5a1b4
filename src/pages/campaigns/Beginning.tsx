import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Button } from '../../components/kit/Button.tsx'
import { FailureText } from '../../components/kit/FailureText.tsx'
import { Refusal } from '../../components/kit/Refusal.ts'
import { createCampaign, type Campaign } from '../../contract/campaign.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

interface Props {
  readonly conferenceId: number
  /** As JSON. */
  readonly audience: string
  readonly onBegun: (campaign: Campaign) => void
}

/** Begins a draft, from the button to the server's answer; after a refusal the button is there again. */
export const Beginning = (props: Props) => {
  const [round, setRound] = useState(0)
  return <Attempt key={round} {...props} onAgain={() => setRound(round + 1)} />
}

const Attempt = ({ conferenceId, audience, onBegun, onAgain }: Props & { readonly onAgain: () => void }) => {
  const { api } = useServices()
  const act = useDialogAct({
    sendAct: ({ key }, signal) =>
      api.call(createCampaign, { conference_id: conferenceId, audience, key }, { signal }),
    onDone: (answer) => onBegun(answer as Campaign),
    onLeft: onAgain,
  })
  return (
    <div>
      {act.failure !== null && (
        <Refusal role="alert">
          <FailureText failure={act.failure} />
        </Refusal>
      )}
      <Button busy={act.busy} onClick={() => (act.isRefused ? act.onClose() : act.onSubmit({}))}>
        <FormattedMessage id={act.isRefused ? 'state.retry' : 'campaign.begin'} />
      </Button>
    </div>
  )
}

import { AudienceSize } from '../../components/mail/Campaigns/AudienceSize.tsx'
import { measureAudience } from '../../contract/campaign.ts'
import { useCall } from '../shared/useCall.ts'

interface Props {
  readonly conferenceId: number
  /** A filter as JSON; another one is another question: give it as `key`. */
  readonly audience: string
}

/** Present number of people who match a filter, and the first of them. */
export const Audience = ({ conferenceId: conference_id, audience }: Props) => {
  const { one, failure, onRetry } = useCall(measureAudience, { conference_id, audience })
  return <AudienceSize size={one} failure={failure} onRetry={onRetry} />
}

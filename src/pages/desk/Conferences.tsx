import { FormattedMessage } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { ConferenceRow } from '../../components/papers/PaperDesk/ConferenceRow.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { usePaperConferences } from './useDesk.ts'

/** Conferences in which the account decides about papers. */
export const Conferences = () => (
  <MemberList
    {...usePaperConferences()}
    height="6rem"
    empty={
      <EmptyState>
        <FormattedMessage id="desk.noConference" />
      </EmptyState>
    }
  >
    {(conference) => <ConferenceRow conference={conference} />}
  </MemberList>
)

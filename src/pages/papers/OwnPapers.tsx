import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { PaperRow } from '../../components/papers/Submission/PaperRow.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPapers, type PaperCard } from '../../contract/paper.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The member's own papers, the one that moved last first. */
export const OwnPapers = () => {
  const { api } = useServices()
  const { onRefresh: _, ...list } = useRemoteList(
    papers,
    { fetchPage: (page, signal) => api.call(listPapers, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberList
      {...list}
      height="11rem"
      empty={
        <EmptyState>
          <p>
            <FormattedMessage id="submission.noPapers" />
          </p>
          <ButtonLink small href="/conferences">
            <FormattedMessage id="submission.find" />
          </ButtonLink>
        </EmptyState>
      }
    >
      {(paper) => <PaperRow paper={paper} />}
    </MemberList>
  )
}

const papers = createRemoteListMachine<PaperCard>()

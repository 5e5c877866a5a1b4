import { FormattedMessage } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { PaperRow } from '../../components/papers/Submission/PaperRow.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPapers } from '../../contract/paper.ts'
import { useCallList } from '../shared/useCallList.ts'

/** The member's own papers, the one that moved last first. */
export const OwnPapers = () => {
  const { onRefresh: _, ...list } = useCallList(listPapers, {})
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

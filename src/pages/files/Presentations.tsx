import { FormattedMessage } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPresentations } from '../../contract/presentation.ts'
import type { PresentationKind } from '../../contract/presentationFile.ts'
import { useCallList } from '../shared/useCallList.ts'
import { Presentation } from './Presentation.tsx'

/** The member's accepted papers with their files of one kind, the newest paper first. */
export const Presentations = ({ kind }: { kind: PresentationKind }) => {
  const { onRefresh: _, ...list } = useCallList(listPresentations, { kind })
  return (
    <MemberList
      {...list}
      height="16rem"
      count="files.count"
      empty={
        <EmptyState>
          <p>
            <FormattedMessage id={`files.empty.${kind}`} />
          </p>
          <ButtonLink small href="/personal/paper/postedby">
            <FormattedMessage id="files.papers" />
          </ButtonLink>
        </EmptyState>
      }
    >
      {(entry) => <Presentation entry={entry} kind={kind} />}
    </MemberList>
  )
}

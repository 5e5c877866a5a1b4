import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPresentations, type Presentation as Entry } from '../../contract/presentation.ts'
import type { PresentationKind } from '../../contract/presentationFile.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { Presentation } from './Presentation.tsx'

/** The member's accepted papers with their files of one kind, the newest paper first. */
export const Presentations = ({ kind }: { kind: PresentationKind }) => {
  const { api } = useServices()
  const { onRefresh: _, ...list } = useRemoteList(
    presentations,
    { fetchPage: (page, signal) => api.call(listPresentations, { kind, page }, { signal }) },
    undefined,
  )
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

const presentations = createRemoteListMachine<Entry>()

import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { AuditRow } from '../../components/site/Operators/AuditRow.tsx'
import { AuditTools, type AuditWish } from '../../components/site/Operators/AuditTools.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listAudit } from '../../contract/auditLog.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'
import { auditFields, auditFiles, auditHref } from './auditWish.ts'

/** Entries of the log, newest first; another filter is another list. */
export const Audit = ({ wish }: { wish: AuditWish }) => {
  const { go } = useServices()
  const list = usePlacedList(listAudit, auditFields(wish), ({ place }) => place)
  return (
    <>
      <AuditTools wish={wish} files={auditFiles(wish)} onSearch={(wanted) => go.to(auditHref(wanted))} />
      <MemberList
        {...list}
        height="4rem"
        count="operators.audit.count"
        empty={
          <EmptyState>
            <FormattedMessage id="operators.empty.audit" />
          </EmptyState>
        }
      >
        {(entry) => <AuditRow entry={entry} />}
      </MemberList>
    </>
  )
}

import { useSearch } from 'wouter'

import { Audit } from './console/Audit.tsx'
import { auditHref, readAuditWish } from './console/auditWish.ts'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'

/** `/console/audit?entity=…`: the audit log (OPS-01); the filter is in the address. */
const AuditPage = () => {
  const wish = readAuditWish(useSearch())
  return (
    <ConsoleFrame choose={sectionChoice('audit')}>
      {() => <Audit key={auditHref(wish)} wish={wish} />}
    </ConsoleFrame>
  )
}

export default AuditPage

import { useSearch } from 'wouter'

import { Audit } from './console/Audit.tsx'
import { auditHref, readAuditWish } from './console/auditWish.ts'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'

/** `/console/audit?entity=…`: who did what and when (OPS-01); what is looked for stands in the address. */
const AuditPage = () => {
  const wish = readAuditWish(useSearch())
  return (
    <ConsoleFrame choose={sectionChoice('audit')}>
      {() => <Audit key={auditHref(wish)} wish={wish} />}
    </ConsoleFrame>
  )
}

export default AuditPage

import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'

import { useServices } from '../../app/context.tsx'
import { SkipLink } from '../../components/kit/SkipLink.tsx'
import { selectBox, selectFailure } from '../../machines/organizerEntry/organizerEntry.selectors.ts'
import { selectHasBox, selectIsMember } from '../../machines/session/session.selectors.ts'
import { Consent } from './Consent.tsx'
import { MobileRedirect } from './MobileRedirect.tsx'
import { SessionBox } from './SessionBox.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteNotices } from './SiteNotices.tsx'
import { Toasts } from './Toasts.tsx'
import { useOrganizerEntry } from './useOrganizerEntry.ts'

const OrganizerDialog = lazy(() => import('../../components/conference/Organizer/OrganizerDialog.tsx'))

interface Props {
  /** Name and parts of the route that is shown, and whether people work there. */
  route: string
  params: Readonly<Record<string, string>>
  isWork: boolean
  children: ReactNode
}

export const SiteFrame = ({ route, params, isWork, children }: Props) => {
  const { session } = useServices()
  const { entry, isChecking, enter } = useOrganizerEntry(route)
  const box = useSelector(entry, selectBox)
  const failure = useSelector(entry, selectFailure)
  const isMember = useSelector(session, selectIsMember)
  const isExpired = useSelector(session, selectHasBox)
  return (
    <>
      <SkipLink />
      <SiteHeader organizerBusy={isChecking} onOrganizer={enter} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter isStill={isWork} />
      <SessionBox />
      {isMember && <Consent route={route} />}
      {box !== null && !isExpired && (
        <Suspense fallback={null}>
          <OrganizerDialog
            view={box}
            failure={failure}
            onAccept={() => entry.send({ type: 'entry.accept' })}
            onDismiss={() => entry.send({ type: 'entry.dismiss' })}
          />
        </Suspense>
      )}
      <MobileRedirect route={route} params={params} />
      <SiteNotices />
      <Toasts />
    </>
  )
}

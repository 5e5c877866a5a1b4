import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

import { useServices } from '../../app/context.tsx'
import { Header } from '../../components/site/Header/Header.tsx'
import { Deletion } from './Deletion.tsx'
import { SearchSlot } from './SearchSlot.tsx'
import { selectUnread, selectUser } from '../../machines/session/session.selectors.ts'

interface Props {
  organizerBusy: boolean
  onOrganizer: () => void
}

export const SiteHeader = ({ organizerBusy, onOrganizer }: Props) => {
  const { session, site, locale, theme } = useServices()
  const [path] = useLocation()
  const config = useSelector(site, (snapshot) => snapshot.context.site)
  return (
    <>
      <Header
        nav={config?.header ?? null}
        logo={config?.base.header_image}
        name={config?.base.name}
        languages={config?.base.languages}
        locale={useSelector(locale, (snapshot) => snapshot.context.locale)}
        user={useSelector(session, selectUser)}
        unread={useSelector(session, selectUnread)}
        path={path}
        theme={useSyncExternalStore(theme.subscribe, theme.read, () => null)}
        loginHref={path === '/login' ? '/login' : `/login?url=${encodeURIComponent(path)}`}
        onLocale={(chosen) => locale.send({ type: 'locale.choose', locale: chosen })}
        onTheme={theme.choose}
        onSignOut={() => session.send({ type: 'session.signOut' })}
        onOrganizer={onOrganizer}
        organizerBusy={organizerBusy}
        search={<SearchSlot />}
      />
      {path !== '/account/deletion' && <Deletion />}
    </>
  )
}

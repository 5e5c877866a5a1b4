import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { Footer } from '../../components/site/Footer/Footer.tsx'

export const SiteFooter = ({ isStill }: { isStill: boolean }) => {
  const { site, locale } = useServices()
  const config = useSelector(site, (snapshot) => snapshot.context.site)
  return (
    <Footer
      isStill={isStill}
      site={config?.base ?? null}
      columns={config?.footer ?? none}
      links={config?.links ?? none}
      locale={useSelector(locale, (snapshot) => snapshot.context.locale)}
    />
  )
}

const none: never[] = []

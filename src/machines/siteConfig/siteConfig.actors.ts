import { fromPromise } from 'xstate'

import type { Site, SiteConfigPort } from './siteConfig.types.ts'

export const createSiteConfigActors = (port: SiteConfigPort) => ({
  fetchSite: fromPromise<Site, void>(({ signal }) => port.fetchSite(signal)),
})

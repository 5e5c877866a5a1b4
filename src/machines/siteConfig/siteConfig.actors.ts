import type { Site, SiteConfigPort } from './siteConfig.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createSiteConfigActors = (port: SiteConfigPort) => ({
  fetchSite: fromPromise<Site, void>(({ signal }) => port.fetchSite(signal)),
})

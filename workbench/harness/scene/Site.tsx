import { App } from '../../../src/app/App.tsx'
import type { AppServices } from '../../../src/app/context.tsx'
import type { PageCache } from '../../../src/app/pageCache.ts'

interface Props {
  readonly services: AppServices
  readonly pages: PageCache
}

/** The page of the present address in its frame, as a visitor sees it. */
export const Site = (props: Props) => <App {...props} />
